import type { FailureKind } from '@mowka/contract/schemas/platform'
import { Component, type ComponentType, type ReactNode, Suspense, useCallback } from 'react'
import { useChunk } from '../boundaries/use-chunk'
import { readLoadError } from './explain-failure'
import type { Face } from './loader'
import { RemoteError } from './remote-error'
import { remoteLoader } from './remote-loader'

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

/**
 * Renders a page or widget of a remote once it is loaded, and `waiting` until then. Errors are thrown for the
 * surrounding boundary; a new key retries.
 */
export function RemoteContent({
  remote,
  face,
  name,
  waiting,
  children,
}: {
  remote: string
  face: Face
  name: string
  waiting: ReactNode
  children: (Content: ComponentType) => ReactNode
}) {
  const load = useCallback(() => remoteLoader().load(remote, face, name), [remote, face, name])
  const Content = useChunk(load, () => remoteLoader().peek(remote, face, name))
  // For chunks that the page itself imports lazily.
  return Content ? <Suspense fallback={waiting}>{children(Content)}</Suspense> : waiting
}
