/** The provider as the package has it: it brings its stylesheet along. */
import './package.css';

export { DesignProvider, type DesignProviderProps } from './DesignProvider.tsx';
