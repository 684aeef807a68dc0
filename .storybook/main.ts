import { readFile } from 'node:fs/promises';
import type { StorybookConfig } from '@storybook/react-vite';
import { storyTags } from './storyTags.ts';
import { unlisted } from './unlisted.ts';

const config: StorybookConfig = {
  stories: [
    './overview/*.stories.tsx',
    './foundations/*.stories.tsx',
    './inspector/*.stories.tsx',
    // What is on the site comes first among a section's stories. The pages' stories test it already.
    ...(process.env.VITEST ? [] : ['./generated/*.stories.tsx']),
    '../src/**/*.stories.tsx',
  ],
  staticDirs: ['../public', './static', { from: '../src/design/theme/fonts', to: '/manager-fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // The code on documentation pages is what the stories' files say, and so neither minified nor cut short.
    experimentalCodeExamples: true,
    // Not for the review of a site, and the toolbar needs their room.
    backgrounds: false,
    measure: false,
    outline: false,
  },
  tags: Object.fromEntries(unlisted.map((tag) => [tag, { defaultFilterSelection: 'exclude' }])),
  experimental_indexers: (existing) =>
    (existing ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const [stories, source] = await Promise.all([
          indexer.createIndex(file, options),
          readFile(file, 'utf8'),
        ]);
        const tags = storyTags(source);
        return stories.map((story) => ({
          ...story,
          tags: [...new Set([...(story.tags ?? []), ...(tags.get(story.exportName) ?? [])])],
        }));
      },
    })),
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
