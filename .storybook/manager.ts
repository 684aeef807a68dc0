import { addons } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { storybookThemes } from './theme.ts';

addons.setConfig({ theme: storybookThemes[getPreferredColorScheme()] });
