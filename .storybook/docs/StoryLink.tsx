import type { ComponentProps, MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface StoryLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> {
  /** Path of the sidebar entry to open, such as `story/pages-home--default` or `docs/proof-stats--docs`. */
  to: string;
}

/** A link to another entry in Storybook's sidebar. The entry opens without reloading Storybook. */
export function StoryLink({ to, children, ...rest }: StoryLinkProps) {
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: to.replace(/^\w+\//, '') });
  };
  return (
    <a {...rest} href={`./?path=/${to}`} target="_top" onClick={handleClick}>
      {children}
    </a>
  );
}
