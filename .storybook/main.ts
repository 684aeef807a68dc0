import type { StorybookConfig } from '@storybook/react-vite';
import { hiddenTags } from './tags.ts';

const config: StorybookConfig = {
  stories: [
    './overview/*.mdx',
    './foundations/*.stories.tsx',
    // Generated stories come before a section's own stories. Tests skip generated ones, because the pages' stories
    // cover them.
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
    // Serves the components' documentation to AI assistants, at /mcp on the development server.
    '@storybook/addon-mcp',
    // This addon needs a Chromatic project.
    ...(process.env.CHROMATIC_PROJECT_TOKEN ? ['@chromatic-com/storybook'] : []),
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Documentation pages show the source code of stories, so it must not be minified or truncated.
  features: { experimentalCodeExamples: true, backgrounds: false },
  tags: Object.fromEntries(hiddenTags.map((tag) => [tag, { defaultFilterSelection: 'exclude' }])),
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      // Storybook's own components need no props tables.
      include: ['src/**/*.tsx'],
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // The size limits are for the site's pages. Storybook's own code and axe exceed them. Warnings about slow plugins
    // say nothing about the site, and appear only on a busy machine.
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { bundlerTimings: false } },
    },
  }),
};

export default config;
