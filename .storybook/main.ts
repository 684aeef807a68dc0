import type { StorybookConfig } from '@storybook/react-vite';
import { hiddenTags } from './tags.ts';

const config: StorybookConfig = {
  stories: [
    './overview/*.mdx',
    './foundations/*.stories.tsx',
    // Comes before a section's other stories. The pages' stories already test these.
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
    // Tells assistants about the components, at /mcp of the development server.
    '@storybook/addon-mcp',
    // It needs a Chromatic project.
    ...(process.env.CHROMATIC_PROJECT_TOKEN ? ['@chromatic-com/storybook'] : []),
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Documentation pages show the code of stories' files, so it must not be minified or truncated.
  features: { experimentalCodeExamples: true, backgrounds: false },
  tags: Object.fromEntries(hiddenTags.map((tag) => [tag, { defaultFilterSelection: 'exclude' }])),
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      // Storybook's own parts need no props tables.
      include: ['src/**/*.tsx'],
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // Storybook isn't a page: its own code and axe exceed the size limits for visitors. Plugin timings say nothing
    // about the site, and only warn on a busy machine.
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { bundlerTimings: false } },
    },
  }),
};

export default config;
