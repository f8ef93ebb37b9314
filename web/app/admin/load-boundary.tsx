import { Component, type ReactNode, Suspense } from 'react';

interface LoadBoundaryProps {
  loading: ReactNode;
  failure: ReactNode;
  children: ReactNode;
}

/** Browsers keep a failed import until the page is reloaded, so that a second attempt in place would fail too. */
export function LoadBoundary({ loading, failure, children }: LoadBoundaryProps) {
  return (
    <Boundary failure={failure}>
      <Suspense fallback={loading}>{children}</Suspense>
    </Boundary>
  );
}

class Boundary extends Component<{ failure: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
