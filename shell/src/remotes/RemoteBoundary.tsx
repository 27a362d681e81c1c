import { reportError } from '@mowka/shared/platform'
import { Component, type ReactNode } from 'react'
import { RemoteError } from './remote-error'

type Props = {
  remote: string
  version: () => string
  /** Shown instead of what failed. */
  fallback: (error: RemoteError) => ReactNode
  children: ReactNode
}

/**
 * Keeps the failure of a remote where it is: whatever throws inside costs this place and nothing else.
 * A new key gives a new try.
 */
export class RemoteBoundary extends Component<Props, { error: RemoteError | null }> {
  override state: { error: RemoteError | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof RemoteError ? error : new RemoteError('render', '', '', null, error) }
  }

  override componentDidCatch(error: unknown): void {
    const kind = error instanceof RemoteError ? error.kind : 'render'
    reportError(error, { remote: this.props.remote, version: this.props.version(), kind })
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}
