/** Written without JSX, because Storybook's manager and Vite compile JSX differently. */
import { createElement } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';

const options = [
  { value: '', title: 'One theme' },
  { value: 'phone', title: 'All themes, 390 px wide' },
  { value: 'laptop', title: 'All themes, 1280 px wide at half size' },
];

/**
 * A menu that shows a story in all four themes side by side. It isn't one of Storybook's own toolbar menus, because
 * those also appear on documentation pages.
 */
export function AllThemes() {
  const [globals, updateGlobals] = useGlobals();
  return createElement(
    Select,
    {
      size: 'small',
      padding: 'small',
      ariaLabel: 'All themes',
      tooltip: 'All four themes side by side',
      showSelectedOptionTitle: false,
      options,
      defaultOptions: String(globals.compare),
      onSelect: (compare) => updateGlobals({ compare }),
    },
    'All themes',
  );
}
