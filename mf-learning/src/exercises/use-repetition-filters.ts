import type { LangCode } from '@mowka/contract/schemas/common'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { noFilters, type RepetitionFilters } from './repetition-list'

/**
 * Filters and page of the repetition list, stored in the address, so that a reload and the back button restore them.
 * Changing the page adds a history entry, typing doesn't. Changing the language clears the filters.
 */
export function useRepetitionFilters(lang: LangCode) {
  const [query, setQuery] = useSearchParams()
  const [filters, setShown] = useState<RepetitionFilters>(() => ({
    text: query.get('q') ?? '',
    courseId: query.get('course') ?? '',
  }))

  const setFilters = (next: RepetitionFilters) => {
    setShown(next)
    setQuery(
      { ...(next.text && { q: next.text }), ...(next.courseId && { course: next.courseId }) },
      { replace: true },
    )
  }
  const filteredIn = useRef(lang)
  const clear = () => setFilters(noFilters)
  const clearForLanguage = useEffectEvent(clear)
  useEffect(() => {
    if (filteredIn.current === lang) return
    filteredIn.current = lang
    clearForLanguage()
  }, [lang])
  const setPage = (page: number) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      if (page > 1) next.set('page', String(page))
      else next.delete('page')
      return next
    })

  return {
    filters,
    setFilters,
    clear,
    page: Number(query.get('page') ?? 1),
    setPage,
  }
}

export type ListFilters = ReturnType<typeof useRepetitionFilters>
