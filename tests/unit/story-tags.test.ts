import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storyTags } from '../../.storybook/storyTags.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

test('no Default clicks, types, focuses or scrolls: what does is a story of its own', () => {
  expect(files.length).toBeGreaterThan(0);
  const moving = files.filter((file) =>
    storyTags(readFileSync(`src/${file}`, 'utf8'))
      .get('Default')
      ?.includes('behavior'),
  );
  expect(moving).toEqual([]);
});

const stories = `
  const meta = { title: 'Proof/Sample', component: Sample };
  export default meta;
  const phone = { globals: { viewport: { value: 'phone' } } };
  const press = () => userEvent.click(button());
  const chosen = (index) => ({ play: async () => { await press(index); } });
  const shown = (index) => ({ tags: ['state'], play: async () => { await press(index); } });
  export const Default = { play: async () => { await expect(button()).toHaveFocus(); } };
  export const InUse = { ...Default, play: () => press() };
  export const Again = { ...InUse };
  export const Args = { args: InUse.args };
  export const Still = { ...InUse, play: undefined };
  export const Chosen = chosen(1);
  export const Open = shown(1);
  export const Narrow = { ...phone };
  export const InSiteTheme = { globals: { theme: 'site' } };
  export const Sizes = {};
  export const SizesConference = {};
  export const Conference = {};
  export const StressPhone = {};
`;

test.each([
  ['Default', []],
  ['InUse', ['behavior']],
  ['Again', ['behavior']],
  ['Args', []],
  ['Still', []],
  ['Chosen', ['behavior']],
  ['Open', ['state']],
  ['Narrow', ['phone']],
  ['InSiteTheme', ['other-theme']],
  ['SizesConference', ['other-theme']],
  ['Conference', []],
  ['StressPhone', ['phone', 'edge']],
])('%s has the tags %j', (name, tags) => {
  expect(storyTags(stories).get(name)).toEqual(tags);
});

test('a file whose stories are all about what their plays end with lists them', () => {
  const source = `const meta = { title: 'Flows/Sample', tags: ['state'] } satisfies Meta;
    export default meta;
    export const Pressed = { play: () => userEvent.click(button()) };
    export const NoAnswer = { play: () => userEvent.click(button()) };`;
  expect(storyTags(source).get('Pressed')).toEqual([]);
  expect(storyTags(source).get('NoAnswer')).toEqual([]);
});
