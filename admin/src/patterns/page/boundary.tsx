import { Component, type ReactNode } from "react";

interface BoundaryProps {
  children: ReactNode;
  fallback(error: unknown, retry: () => void): ReactNode;
}

/** Shows something else where what is in it fails, until that is tried again. */
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
