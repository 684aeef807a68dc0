import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Replaces the children after an error; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  /** The key of the current location. When it changes, the children replace the fallback. */
  resetKey: string;
  /** Called with the error after the fallback has rendered. */
  onError: (error: Error) => void;
}

interface State {
  failed: boolean;
  /** The `resetKey` at the time of the error. */
  failedKey?: string;
}

/**
 * Shows a fallback instead of a page that fails to render. Otherwise, React would remove the whole site. The fallback
 * says what happened and offers a way to continue.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true, failedKey: undefined };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failed, failedKey }: State): State | null {
    if (!failed || failedKey === resetKey) return null;
    return failedKey === undefined ? { failed, failedKey: resetKey } : { failed: false };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
