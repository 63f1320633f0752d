import { Component, type ReactNode } from "react";
import { PageError } from "./states.tsx";

interface Props {
  /** The content's key. A change renders the content again. */
  at: unknown;
  onRetry?: () => void;
  children: ReactNode;
}

interface State {
  at: unknown;
  failure?: { error: unknown } | undefined;
  /** True if the content failed in the render that is just ending. */
  isNew?: boolean;
}

/** Shown instead of content that failed to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error }, isNew: true };
  }

  static getDerivedStateFromProps({ at }: Props, before: State): Partial<State> | null {
    if (before.isNew) return { at, isNew: false };
    return at === before.at ? null : { at, failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { onRetry = () => this.setState({ failure: undefined }) } = this.props;
    return <PageError error={failure.error} onRetry={onRetry} />;
  }
}
