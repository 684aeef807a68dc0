import { useExternalScript } from './useExternalScript.ts';

/** While mounted, keeps a third party's script in the document; see {@link useExternalScript}. Renders nothing. */
export function ExternalScript({ src }: { src: string | undefined }) {
  useExternalScript(src);
  return null;
}
