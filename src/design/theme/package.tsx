import './package.css';
import { DesignProvider as Provider, type DesignProviderProps } from './DesignProvider.tsx';

/** The provider that the package exports. Unlike the site's provider, it imports the base styles itself. */
export function DesignProvider(props: DesignProviderProps) {
  return <Provider {...props} />;
}
