import { Component, type ComponentType, type PropsWithChildren } from 'react'

type Props = PropsWithChildren<{ fallback: ComponentType<{ error: Error }> }>

/** Keeps one screen's failure to that screen: what lies around it stays. */
export class RouteErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { fallback: Fallback, children } = this.props
    return this.state.error ? <Fallback error={this.state.error} /> : children
  }
}
