import { type ComponentType, type ReactNode, Suspense, useCallback } from 'react'
import { useChunk } from '../boundaries/use-chunk'
import type { Face } from './loader'
import { remoteLoader } from './remote-loader'

/**
 * A page or widget of a remote as soon as it has been loaded, and until then what replaces it. What fails is thrown,
 * for the boundary around it; a new key gives a new try.
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
  // Inside: parts that a page loads by itself.
  return Content ? <Suspense fallback={waiting}>{children(Content)}</Suspense> : waiting
}
