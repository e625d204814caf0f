import { Component, type ComponentType, type PropsWithChildren } from 'react'
import { useLocation } from 'wouter'

type Props = PropsWithChildren<{ fallback: ComponentType<{ error: Error }> }>
interface State {
  error: Error | null
  place: string
}

class Boundary extends Component<Props & { place: string }, State> {
  override state: State = { error: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ place }: { place: string }, state: State): State | null {
    return place === state.place ? null : { error: null, place }
  }

  override render() {
    const { fallback: Fallback, children } = this.props
    return this.state.error ? <Fallback error={this.state.error} /> : children
  }
}

/** Confines an error to one screen; the shell around it stays. Another address tries again. */
export function RouteErrorBoundary(props: Props) {
  const [place] = useLocation()
  return <Boundary {...props} place={place} />
}
