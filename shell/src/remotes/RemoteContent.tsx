import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Face } from './loader'
import { remoteLoader } from './remote-loader'

type Result = { Content: ComponentType } | { error: unknown }

/**
 * A page or widget of a remote as soon as it has been loaded, and until then what stands in its place. What fails is
 * thrown, for the boundary around it; a new key gives a new try. Not `lazy`: React leaves a fallback on the screen for
 * 300 ms at least, and code that was fetched early is there after twenty.
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
  const [result, setResult] = useState<Result | null>(() => {
    const Content = remoteLoader().peek(remote, face, name)
    return Content && { Content }
  })
  const isThere = result !== null
  useEffect(() => {
    if (isThere) return
    let left = false
    const take = (next: Result) => {
      if (!left) setResult(next)
    }
    remoteLoader()
      .load(remote, face, name)
      .then(
        (Content) => take({ Content }),
        (error: unknown) => take({ error }),
      )
    return () => {
      left = true
    }
  }, [remote, face, name, isThere])
  if (!result) return waiting
  if ('error' in result) throw result.error
  // Parts that a page loads by itself.
  return <Suspense fallback={waiting}>{children(result.Content)}</Suspense>
}
