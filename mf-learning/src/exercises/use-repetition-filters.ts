import type { LangCode } from '@mowka/contract/schemas/common'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { noFilters, type RepetitionFilters } from './repetition-list'

/**
 * Filters and page of the list of repetitions. The address has them too, so that a reload and the way back show the
 * same; another page is a step that can be taken back, typing is none. Another language begins without filters.
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
