import { Component, type ReactNode } from "react";

interface BoundaryProps {
  children: ReactNode;
  fallback(error: unknown, retry: () => void): ReactNode;
}

/** An error boundary, which renders the fallback until a retry. */
export class Boundary extends Component<
  BoundaryProps,
  { failure?: { error: unknown } | undefined }
> {
  override state: { failure?: { error: unknown } | undefined } = {};
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }
  override render() {
    const { failure } = this.state;
    return failure === undefined
      ? this.props.children
      : this.props.fallback(failure.error, () => this.setState({ failure: undefined }));
  }
}
