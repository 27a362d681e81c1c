import type { FailureKind } from '@mowka/contract/schemas/platform'
import { Component, type ReactNode } from 'react'
import { readLoadError } from './explain-failure'
import { RemoteError } from './remote-error'

type Props = {
  remote: string
  version: () => string
  /** Told of what broke while it was shown. What could not be loaded was told by the loader. */
  onError: (error: RemoteError) => void
  /** Shown instead of what failed. */
  fallback: (error: RemoteError) => ReactNode
  children: ReactNode
}

/** A part that a page loads by itself may be lost on the way: that is the way's fault, not the release's. */
function kindOf(error: unknown): FailureKind {
  const { kind } = readLoadError(error)
  if (kind === 'lost') return 'network'
  return kind === 'timeout' ? kind : 'render'
}

/**
 * Keeps the failure of a remote where it is: whatever throws inside costs this place and nothing else.
 * A new key gives a new try.
 */
export class RemoteBoundary extends Component<Props, { error: RemoteError | null }> {
  override state: { error: RemoteError | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return {
      error: error instanceof RemoteError ? error : new RemoteError(kindOf(error), '', '', null, error),
    }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof RemoteError) return
    const { remote, version, onError } = this.props
    onError(new RemoteError(kindOf(error), remote, version(), null, error))
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}
