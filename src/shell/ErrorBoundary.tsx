import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown instead of the children after an error; `retry` tries them again. */
  fallback: (retry: () => void) => ReactNode;
  /** A change of this value (the location's key) tries the children again. */
  resetKey: string;
  /** Told why the children have failed, once the fallback is shown. */
  onError: (error: Error) => void;
}

interface State {
  failed: boolean;
  /** The `resetKey` under which the children failed. */
  failedKey?: string;
}

/** Keeps an error in a page from taking the navigation with it: the fallback says what happened and leads on. */
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
