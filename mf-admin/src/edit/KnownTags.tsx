import { formatFilters } from '@mowka/contract/list'
import { read, useReads } from '@mowka/web/api'
import { type ReactNode, useEffect, useState } from 'react'
import { pairOf } from './pair-of'

/** Tags are asked for this long after the last key, in milliseconds. */
const DEBOUNCE = 250
const MAX_SUGGESTIONS = 50

/** Around a field of tags: those that other content of the languages has and that contain what is typed (A-CRSE-10). */
export function KnownTags({
  of,
  children,
}: {
  /** What the tags are for, which names its languages. */
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
      // What was typed has become a tag.
      onBlurCapture={() => setTyped('')}
    >
      {children(reads.state === 'ready' ? reads.data.tags.data : [])}
    </div>
  )
}
