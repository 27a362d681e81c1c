import { useEffect, useState } from 'react'

/**
 * What comes in a chunk of its own, null until it has come. One that is lost is thrown, for the boundary around the
 * component; unlike `lazy`, which keeps a failure for ever, the next one that is mounted asks for it anew. `load` must
 * be the same function at each rendering.
 */
export function useChunk<Part>(load: () => Promise<Part>): Part | null {
  const [result, setResult] = useState<{ part: Part } | { error: unknown } | null>(null)
  useEffect(() => {
    let left = false
    load().then(
      (part) => left || setResult({ part }),
      (error: unknown) => left || setResult({ error }),
    )
    return () => {
      left = true
    }
  }, [load])
  if (result && 'error' in result) throw result.error
  return result?.part ?? null
}
