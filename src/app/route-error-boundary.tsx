import { Component, type ComponentType, type PropsWithChildren } from 'react'

type Props = PropsWithChildren<{
  fallback: ComponentType<{ error: Error }>
  /** The address: another one is another try. */
  place: string
}>
interface State {
  error: Error | null
  place: string
}

/** Keeps one screen's failure to that screen: what lies around it stays. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { error: null, place }
  }

  override render() {
    const { fallback: Fallback, children } = this.props
    return this.state.error ? <Fallback error={this.state.error} /> : children
  }
}
