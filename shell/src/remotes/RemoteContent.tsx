import { type ComponentType, type ReactNode, Suspense, useCallback } from 'react'
import { useChunk } from '../boundaries/use-chunk'
import type { Face } from './loader'
import { remoteLoader } from './remote-loader'

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
