import { useEffect, useRef } from 'react'

/**
 * A row as it is when no read of it is under way: a write over the version shown before would be refused as stale.
 * Returns a function that waits for it; when the view is left meanwhile, it gets what was shown last.
 */
export function useSettled<Row>(row: Row, isReading: boolean): () => Promise<Row> {
  const shown = useRef({ row, isReading })
  const waiting = useRef<((row: Row) => void)[]>([])
  const letGo = useRef(() => {
    for (const resolve of waiting.current.splice(0)) resolve(shown.current.row)
  })
  useEffect(() => {
    shown.current = { row, isReading }
    if (!isReading) letGo.current()
  })
  useEffect(() => letGo.current, [])
  return () =>
    new Promise((resolve) => {
      waiting.current.push(resolve)
      if (!shown.current.isReading) letGo.current()
    })
}
