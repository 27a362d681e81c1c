import { read, useReads } from '@mowka/shared/api'
import { formatFilters } from '@mowka/shared/contract/list'
import { TagsInput } from '@mowka/shared/forms/inputs'
import { useEffect, useState } from 'react'

/** Tags are asked for this long after the last key, in milliseconds. */
const DEBOUNCE = 250
const MOST_SUGGESTIONS = 50
/** As many as the contract takes. */
const MOST_TAGS = 100

/** Tags of content, with those that others have and that contain what is typed (A-CRSE-10). */
export function TagsOfContentInput({ name, label, note }: { name: string; label: string; note?: string }) {
  const [typed, setTyped] = useState('')
  const [sought, setSought] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed.trim()), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [typed])
  const reads = useReads({
    tags: read(
      'getTags',
      { filters: formatFilters({ tags: sought }), limit: MOST_SUGGESTIONS },
      { keepPrevious: true },
    ),
  })
  return (
    <div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
      <TagsInput
        name={name}
        label={label}
        note={note}
        max={MOST_TAGS}
        suggestions={reads.state === 'ready' ? reads.data.tags.data : []}
      />
    </div>
  )
}
