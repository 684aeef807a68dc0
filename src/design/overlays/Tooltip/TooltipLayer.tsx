import { Tooltip } from '@mantine/core';
import classes from './TooltipLayer.module.css';

/** Diameter of the half disc that points at the control, in px. */
const POINTER = 16;

export interface TooltipLayerProps {
  /** The tooltip's text. */
  label: string;
  /** The control that the tooltip belongs to. */
  target: HTMLElement;
}

/**
 * The visible part of a tooltip. It is rendered next to its control, not at the end of the document, so that it has the
 * colors of the control's band. Its position is fixed, so the control's container doesn't clip it.
 */
export function TooltipLayer({ label, target }: TooltipLayerProps) {
  return (
    <Tooltip
      opened
      interactive
      withArrow
      label={label}
      target={target}
      offset={4}
      arrowSize={POINTER}
      arrowRadius={POINTER / 2}
      withinPortal={false}
      floatingStrategy="fixed"
      zIndex="var(--z-tooltip)"
      classNames={{ tooltip: classes.layer, arrow: classes.pointer }}
    />
  );
}
