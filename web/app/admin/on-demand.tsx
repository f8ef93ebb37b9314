import { Component, type ReactNode, Suspense, useState } from 'react';

interface OnDemandProps<Lazy extends object> {
  make: () => Lazy;
  loading: ReactNode;
  failure: (retry: () => void) => ReactNode;
  children: (Content: Lazy) => ReactNode;
}

export function OnDemand<Lazy extends object>({ make, loading, failure, children }: OnDemandProps<Lazy>) {
  // React.lazy caches a failure: another attempt needs a new component.
  const [{ content, attempt }, setContent] = useState(() => ({ content: make(), attempt: 1 }));
  const retry = () => setContent({ content: make(), attempt: attempt + 1 });
  return (
    <Boundary key={attempt} failure={failure(retry)}>
      <Suspense fallback={loading}>{children(content)}</Suspense>
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
