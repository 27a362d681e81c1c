import { useEffect, useState } from 'react'

/**
 * What comes in its own chunk: null until it has come, at once where it is `known` already. One that is lost is thrown,
 * for the boundary around the component; unlike `lazy`, which keeps a failure forever, the next one that is mounted
 * asks for it again. Nor does it leave a fallback on the screen for 300 ms at least, as React does for `lazy`: code
 * that was fetched early is there after twenty. Another `load` is for another mounting: give the component a key.
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
