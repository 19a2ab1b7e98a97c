import { Component, type ReactNode } from 'react'

/**
 * Catches errors that a screen throws while rendering, so that the user sees an error message instead of an empty card.
 */
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
