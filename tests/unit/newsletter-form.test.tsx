import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { honeypot, longest } from '../../deploy/forwarder/subscription.ts';
import { DesignProvider } from '../../src/design/theme/DesignProvider.tsx';
import { NewsletterSignup } from '../../src/sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { sample } from '../../src/sections/contact/NewsletterSignup/NewsletterSignup.sample.ts';

const html = renderToStaticMarkup(
  <DesignProvider toasts={false}>
    <NewsletterSignup {...sample} />
  </DesignProvider>,
);
const inputs = new Map(
  (html.match(/<input[^>]*>/g) ?? []).map((input) => [/ name="(\w+)"/.exec(input)?.[1] ?? '', input]),
);

it('the form has the forwarder’s fields and length limits', () => {
  expect([...inputs.keys()].sort()).toEqual([...Object.keys(longest), honeypot].sort());
  for (const field of ['first_name', 'email'] as const)
    expect(inputs.get(field)).toContain(` maxLength="${longest[field]}"`);
});

it('the honeypot is hidden', () => {
  expect(inputs.get(honeypot)).toContain(' hidden=""');
});
