import { useExternalScript } from './useExternalScript.ts';

/** Adds a third party's script to the document while mounted: see {@link useExternalScript}. Renders nothing. */
export function ExternalScript({ src }: { src: string | undefined }) {
  useExternalScript(src);
  return null;
}
