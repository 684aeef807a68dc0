import { useExternalScript } from './useExternalScript.ts';

/** Has a third party's script in the document as long as it is mounted: see {@link useExternalScript}. Shows nothing. */
export function ExternalScript({ src }: { src: string | undefined }) {
  useExternalScript(src);
  return null;
}
