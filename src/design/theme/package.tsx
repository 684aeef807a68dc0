import './package.css';
import { DesignProvider as Provider, type DesignProviderProps } from './DesignProvider.tsx';

/** The provider as exported by the package, which imports the base styles. */
export function DesignProvider(props: DesignProviderProps) {
  return <Provider {...props} />;
}
