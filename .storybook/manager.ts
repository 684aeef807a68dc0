import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { AllThemes } from './manager/AllThemes.ts';
import { CopyLink } from './manager/CopyLink.ts';
import { OpenPage } from './manager/OpenPage.ts';
import { Words } from './manager/Words.ts';
import { storybookThemes } from './theme.ts';

/** Matches the ids of stories without a panel below them: all pages, and all foundations except three stories. */
const whole = /^(?:pages|foundations)-(?!color--(?:colors|contrast)$|drawings--arc)/;

addons.setConfig({
  selectedPanel: 'room/words',
  theme: storybookThemes[getPreferredColorScheme()],
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && !whole.test(storyId),
  },
  sidebar: {
    collapsedRoots: ['sections', 'components'],
    // Words in parentheses are only for the sidebar's search.
    renderLabel: ({ name }) => name.replace(/ \(.*\)$/, ''),
  },
});

addons.register('room', () => {
  addons.add('room/themes', {
    type: types.TOOL,
    title: 'All themes',
    match: ({ viewMode, tabId }) => !tabId && viewMode === 'story',
    render: () => createElement(AllThemes),
  });
  addons.add('room/page', {
    type: types.TOOLEXTRA,
    title: 'Open on the site',
    match: ({ viewMode, tabId }) => !tabId && viewMode === 'story',
    render: () => createElement(OpenPage),
  });
  addons.add('room/link', {
    type: types.TOOLEXTRA,
    title: 'Copy link to this view',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => createElement(CopyLink),
  });
  addons.add('room/words', {
    type: types.PANEL,
    title: 'Words',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) =>
      createElement(AddonPanel, { active: active ?? false, children: createElement(Words) }),
  });
});
