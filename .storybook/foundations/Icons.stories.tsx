import { TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import clsx from 'clsx';
import { useState } from 'react';
import { Icon } from '../../src/design/media/Icon/Icon.tsx';
import * as icons from '../generated/icons.ts';
import { Foundation } from './Foundation.tsx';
import '@mantine/core/styles/Input.layer.css';
import classes from './Foundations.module.css';

/** The icons in use, from Tabler’s set. */
const meta = {
  title: 'Foundations/Icons (symbols, pictograms)',
  id: 'foundations-icons',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const all = Object.entries(icons);

function Icons() {
  const [query, setQuery] = useState('');
  const { copy } = useClipboard();
  const shown = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <Foundation
      heading="Icons"
      lead="Thin lines, always beside text. A click copies the name to import from @tabler/icons-react."
    >
      <TextInput
        label="Part of a name"
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={classes.told}>
        {shown.length} of {all.length}
      </p>
      <ul className={clsx(classes.grid, classes.icons)}>
        {shown.map(([name, icon]) => (
          <li key={name}>
            <button type="button" className={classes.icon} title={`Copy ${name}`} onClick={() => copy(name)}>
              <Icon icon={icon} size={32} />
              <code>{name.replace('Icon', '')}</code>
            </button>
          </li>
        ))}
      </ul>
    </Foundation>
  );
}

/** Every icon that the site uses, by name. */
export const Default: StoryObj<typeof meta> = {
  name: 'Icons (symbols, pictograms)',
  render: () => <Icons />,
};
