import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { counted, find, type Findable } from '../room/site.ts';
import { StoryLink } from '../room/StoryLink.tsx';
import '@mantine/core/styles/Input.layer.css';
import classes from './Overview.module.css';

/** A list of pages and sections, each a link to it. */
export function Found({ found }: { found: Findable[] }) {
  return (
    <ul className={classes.found}>
      {found.map(({ path, kind, label, about }) => (
        <li key={path}>
          <StoryLink to={path}>
            <strong>{label}</strong>
            <span className={classes.kind}>{kind}</span>
          </StoryLink>
          <span className={classes.about}>{about}</span>
        </li>
      ))}
    </ul>
  );
}

/** Finds pages and sections by their names, and by what else people call them. */
export function Finder() {
  const [query, setQuery] = useState('');
  const found = find(query).slice(0, 12);
  const [asked, told] = query.trim()
    ? [true, found.length > 0 ? counted(found.length, 'result') : `Nothing is called “${query.trim()}”.`]
    : [false, ''];
  return (
    <search className={classes.finder}>
      <TextInput
        label="Find a page or a section"
        description="In your own words: homepage, client logos, prices, popup, cookies"
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={classes.told}>
        {told}
      </p>
      {asked && found.length > 0 && <Found found={found} />}
    </search>
  );
}
