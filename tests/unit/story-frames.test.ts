import { expect, test } from 'vitest';
import { deskWidth, frameSettings, windowHeight, type FramedStory } from '../../.storybook/docs/frame.ts';

const story: FramedStory = {
  id: 'proof-sample--default',
  title: 'Proof/Sample',
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: { styles: { width: '390px' } } } },
  },
  globals: { scheme: 'dark', theme: 'conference', backgrounds: { grid: false } },
  tags: [],
};
const address = (framed: FramedStory) => new URL(frameSettings(framed).src, 'http://localhost/').searchParams;

test('a frame is as wide as the viewport that its story names, else as a desk, else as the column', () => {
  expect(frameSettings(story).width).toBe(deskWidth);
  expect(frameSettings({ ...story, globals: { viewport: { value: 'phone' } } }).width).toBe(390);
  expect(frameSettings({ ...story, globals: { viewport: { value: 'unknown' } } }).width).toBe(deskWidth);
  expect(frameSettings({ ...story, parameters: { layout: 'padded' } }).width).toBeUndefined();
});

test('its address names the story, and every global that an address can hold', () => {
  expect(address(story).get('id')).toBe(story.id);
  expect(address(story).get('globals')).toBe('scheme:dark;theme:conference');
});

test('a play runs only for a story that is about what it ends with', () => {
  expect(address(story).get('embed')).toBe('true');
  expect(address({ ...story, tags: ['state'] }).has('embed')).toBe(false);
});

test('a page scrolls in a window, a section stands as a whole', () => {
  expect(frameSettings({ ...story, title: 'Pages/Sample' }).window).toBe(windowHeight);
  expect(frameSettings(story).window).toBeUndefined();
});
