import { formatFilters } from '@mowka/contract/list'
import { read, useReads } from '@mowka/web/api'
import { type ReactNode, useEffect, useState } from 'react'
import { pairOf } from './pair-of'

/** Debounce of tag suggestions, in ms. */
const DEBOUNCE = 250
const MAX_SUGGESTIONS = 50

/** Provides a tag field with matching tags of other content in the same languages (A-CRSE-10). */
export function KnownTags({
  of,
  children,
}: {
  /** The tagged content or the filters of its list, which hold its languages. */
  of: object
  children: (known: readonly string[]) => ReactNode
}) {
  const [typed, setTyped] = useState('')
  const [sought, setSought] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed.trim()), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [typed])
  const reads = useReads({
    tags: read(
      'getTags',
      { ...pairOf(of), all: 'true', filters: formatFilters({ tags: sought }), limit: MAX_SUGGESTIONS },
      { keepPrevious: true },
    ),
  })
  return (
    <div
      onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}
      // The typed text has become a tag.
      onBlurCapture={() => setTyped('')}
    >
      {children(reads.state === 'ready' ? reads.data.tags.data : [])}
    </div>
  )
}
