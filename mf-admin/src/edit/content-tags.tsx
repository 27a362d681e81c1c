import { MAX_TAGS } from '@mowka/contract/content-kinds/kind'
import { formatFilters } from '@mowka/contract/list'
import type { LangCode, LanguagePair } from '@mowka/contract/schemas/common'
import { languages } from '@mowka/domain/languages/languages'
import { read, useReads } from '@mowka/web/api'
import { useFormValues } from '@mowka/web/forms'
import { TagsInput } from '@mowka/web/forms/inputs'
import { type ReactNode, useEffect, useState } from 'react'

const langIn = (holder: object, names: readonly string[]): LangCode | undefined =>
  names
    .map((name) => languages.find(({ langCode }) => langCode === Reflect.get(holder, name))?.langCode)
    .find((lang) => lang !== undefined)

/** Returns the languages of content or of list filters. Their field names differ by kind. */
export const pairOf = (holder: object): Partial<LanguagePair> => ({
  sourceLang: langIn(holder, ['sourceLang', 'exampleLang']),
  targetLang: langIn(holder, ['targetLang', 'answerLang']),
})

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

/** A tag field of a content form, with suggestions from content in the same languages (A-CRSE-10). */
export function TagsOfContentInput(field: { name: string; label: string; note?: string }) {
  const values = useFormValues<object>()
  return (
    <KnownTags of={values}>
      {(known) => <TagsInput {...field} max={MAX_TAGS} suggestions={known} />}
    </KnownTags>
  )
}
