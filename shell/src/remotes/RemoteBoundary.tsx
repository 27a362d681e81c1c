import type { FailureKind } from '@mowka/contract/schemas/platform'
import { Component, type ReactNode } from 'react'
import { readLoadError } from './explain-failure'
import { RemoteError } from './remote-error'

type Props = {
  remote: string
  version: () => string
  /** Called for errors while rendering. The loader reports load errors itself. */
  onError: (error: RemoteError) => void
  /** Replacement for the failed part. */
  fallback: (error: RemoteError) => ReactNode
  children: ReactNode
}

/** A chunk that the page itself imports may fail to load; that is not the release's fault. */
function kindOf(error: unknown): FailureKind {
  const { kind } = readLoadError(error)
  if (kind === 'lost') return 'network'
  return kind === 'timeout' ? kind : 'render'
}

/** Error boundary of a remote's page or widget: an error inside breaks nothing else. A new key retries. */
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
