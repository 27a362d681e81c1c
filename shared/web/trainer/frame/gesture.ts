import { queries, useMediaQuery } from '@mowka/kernel/ui'
import type { ResultTone } from './ResultFrame'

/**
 * Returns the mascot's reaction to a result, for the `data-gesture` attribute around a `Turn`: a nod at a right answer,
 * a tilt at a wrong one; `undefined` without a result, or if the user prefers reduced motion.
 */
export function useGesture(tone: ResultTone | null): 'nod' | 'tilt' | undefined {
  const isStill = useMediaQuery(queries.reducedMotion)
  if (!tone || isStill) return undefined
  return tone === 'wrong' ? 'tilt' : 'nod'
}
