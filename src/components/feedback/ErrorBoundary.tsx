import { Component, Fragment, type ErrorInfo, type ReactNode } from 'react';
import { BrokenLayer } from './BrokenLayer';
import { BrokenPart, type BrokenVariant } from './BrokenPart';

interface ErrorBoundaryProps {
  variant: BrokenVariant;
  /** A new value (the path, the ticket id) gives the part another chance. */
  resetKey?: unknown;
  /** The part lies over the page: whether it is open, and the way to close it. */
  layer?: { open: boolean; onClose: () => void };
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
  stack: string;
  attempt: number;
  resetKey: unknown;
}

const SILENT_ATTEMPTS = 2;

/** React lost track of nodes that a translator or an extension moved; a fresh tree repairs that (B-36). */
const isForeignDom = (error: Error) =>
  error.name === 'NotFoundError' || /'(removeChild|insertBefore)' on 'Node'/.test(error.message);

/** Keeps a defect inside the message, panel, layer or route where it happened (B-36, SAFE-17, architecture, "Failures"). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, stack: '', attempt: 0, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return Object.is(resetKey, state.resetKey) ? null : { resetKey, error: null, attempt: 0 };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    this.setState({ stack: componentStack ?? '' });
    if (isForeignDom(error) && this.state.attempt < SILENT_ATTEMPTS) this.handleRetry();
  }

  handleRetry = () => this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));

  override render() {
    const { error, stack, attempt } = this.state;
    const { children, variant, layer } = this.props;
    if (error && layer) return <BrokenLayer {...layer} error={error} stack={stack} onRetry={this.handleRetry} />;
    if (error) return <BrokenPart variant={variant} error={error} stack={stack} onRetry={this.handleRetry} />;
    return <Fragment key={attempt}>{children}</Fragment>;
  }
}
