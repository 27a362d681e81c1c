import { useEffect, useState } from 'react'

/**
 * Loads a chunk: null until it has loaded, immediately available if `known`. A failed load is thrown for the
 * surrounding error boundary; unlike with `lazy`, which caches a failure forever, the next mount retries. It also
 * avoids React's minimum fallback time of 300 ms for `lazy`, since prefetched code is available after about twenty. A
 * different `load` requires a remount: set a key on the component.
 */
export function useChunk<Part>(
  load: () => Promise<Part>,
  known: () => Part | null = () => null,
): Part | null {
  const [result, setResult] = useState<{ part: Part } | { error: unknown } | null>(() => {
    const part = known()
    return part === null ? null : { part }
  })
  const isHere = result !== null
  useEffect(() => {
    if (isHere) return
    let left = false
    load().then(
      (part) => left || setResult({ part }),
      (error: unknown) => left || setResult({ error }),
    )
    return () => {
      left = true
    }
  }, [load, isHere])
  if (result && 'error' in result) throw result.error
  return result?.part ?? null
}
