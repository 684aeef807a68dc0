import { Heading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Shapes } from '../../scripts/room/shapes.ts';
import classes from './docs.module.css';

const shapes = fetch('./room/shapes.json').then((response) => response.json() as Promise<Shapes>);

/** A table of a section's content: its keys, with their types and length limits. */
export function ContentTable({ section }: { section: string }) {
  const { [section]: fields = [] } = use(shapes);
  if (fields.length === 0) return null;
  return (
    <>
      <Heading>Content</Heading>
      <p>
        The texts, links and pictures that a page fills this section with. Every section also has an id (its
        link address), a band (its background color) and a heading level. The limit is the number of
        characters that the design has space for. The Words panel counts them as you type.
      </p>
      <div className={classes.scroll} role="region" aria-label="Content" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Type</th>
              <th scope="col">Limit</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ path, type, optional, about, limit }) => (
              <tr key={path}>
                <th scope="row">
                  <code style={{ paddingInlineStart: `${path.split('.').length - 1}rem` }}>
                    {path.replace(/^.*\./, '')}
                  </code>
                </th>
                <td>
                  <code>{type}</code>
                  {optional && ' (optional)'}
                </td>
                <td>{limit !== undefined && `${limit} characters`}</td>
                <td>{about}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
