import type { StorybookConfig } from '@storybook/react-vite';
import { hiddenTags } from './tags.ts';

const config: StorybookConfig = {
  stories: [
    './overview/*.mdx',
    './foundations/*.stories.tsx',
    // Before a section's other stories. The pages' stories test them already.
    ...(process.env.VITEST ? [] : ['./generated/*.stories.tsx']),
    '../src/**/*.stories.tsx',
  ],
  staticDirs: [
    '../public',
    './static',
    { from: './generated/static', to: '/room' },
    { from: '../docs/design', to: '/design' },
    { from: '../src/design/theme/fonts', to: '/manager-fonts' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-designs',
    // It needs a project at Chromatic.
    ...(process.env.CHROMATIC_PROJECT_TOKEN ? ['@chromatic-com/storybook'] : []),
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The code on documentation pages is what the stories' files say, and so neither minified nor cut short.
  features: { experimentalCodeExamples: true, backgrounds: false },
  tags: Object.fromEntries(hiddenTags.map((tag) => [tag, { defaultFilterSelection: 'exclude' }])),
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      // What Storybook itself is made of needs no tables of props.
      include: ['src/**/*.tsx'],
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // A workshop, not a page: Storybook's own code and axe are larger than what visitors may be sent.
    // How long plugins take says nothing about the site, and is told as a warning only when the machine is busy.
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { bundlerTimings: false } },
    },
  }),
};

export default config;
