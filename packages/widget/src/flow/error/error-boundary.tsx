import { Component, type ReactNode } from 'react'

/** Catches what a screen throws, so that a fault of ours ends in a sentence and not in an empty card. */
export class ErrorBoundary extends Component<
  {
    onError: (error: unknown) => void
    fallback: (reset: () => void) => ReactNode
    children: ReactNode
  },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.setState({ hasFailed: false }))
  }
}
