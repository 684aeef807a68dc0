import './package.css';
import { DesignProvider as Provider, type DesignProviderProps } from './DesignProvider.tsx';

/** The provider as the package has it: it brings the base styles along. */
export function DesignProvider(props: DesignProviderProps) {
  return <Provider {...props} />;
}
