import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { Comment } from './Comment.ts';
import { OpenPage } from './OpenPage.ts';
import { storybookThemes } from './theme.ts';
import { Words } from './Words.ts';

/** Pages, foundations, and what tells of the site, stand whole: in most of them there is nothing to set. */
const whole = /^(?:overview|pages|flows|foundations)-(?!color-|drawings--arc)/;

addons.setConfig({
  theme: storybookThemes[getPreferredColorScheme()],
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && !whole.test(storyId),
  },
  sidebar: { collapsedRoots: ['components', 'internals'] },
  // Browsers zoom by themselves, and the toolbar needs the room.
  toolbar: { zoom: { hidden: true } },
});

addons.register('room', () => {
  addons.add('room/page', {
    type: types.TOOLEXTRA,
    title: 'Open page',
    match: ({ viewMode, tabId }) => !tabId && viewMode === 'story',
    render: () => createElement(OpenPage),
  });
  addons.add('room/comment', {
    type: types.TOOLEXTRA,
    title: 'Comment',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => createElement(Comment),
  });
  addons.add('room/words', {
    type: types.PANEL,
    title: 'Words',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) =>
      createElement(AddonPanel, { active: active ?? false, children: createElement(Words) }),
  });
});
