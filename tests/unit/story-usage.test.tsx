import { IconSchool } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { usage } from '../../.storybook/docs/usage.ts';

const Sample = Object.assign((_: { level?: number }) => null, { __docgenInfo: { displayName: 'Sample' } });

test('code names components, icons and functions as one writes them', () => {
  expect(usage(Sample, { icon: IconSchool, onPress: () => undefined })).toBe(
    '<Sample icon={IconSchool} onPress={onPress} />',
  );
});

test('texts, flags and missing values', () => {
  expect(
    usage(Sample, { heading: 'Two piers', open: true, level: 2, lead: undefined, note: 'He said "no"' }),
  ).toBe('<Sample heading="Two piers" open level={2} note={"He said \\"no\\""} />');
});

test('what is long stands in lines of its own, and is complete', () => {
  const link = { label: 'The whole archive of the harbor', href: '/archive' };
  expect(usage(Sample, { links: [link, link] })).toBe(`<Sample
  links={[
    { label: "The whole archive of the harbor", href: "/archive" },
    { label: "The whole archive of the harbor", href: "/archive" },
  ]}
/>`);
});

test('elements among the properties are elements in the code', () => {
  expect(usage(Sample, { content: <Sample level={3} />, children: ['Words', <b key="b">and more</b>] })).toBe(
    `<Sample content={<Sample level={3} />}>
  Words
  <b>
    and more
  </b>
</Sample>`,
  );
});
