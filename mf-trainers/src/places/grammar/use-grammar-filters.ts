import type { CefrLevel } from '@mowka/contract/schemas/common'
import { useSearchParams } from 'react-router-dom'
import type { GrammarFilters } from './grammar-topics'

/** Filters of the grammar list as query parameters; absent ones are omitted. */
export const filterQuery = ({ text, level }: GrammarFilters): Record<string, string | undefined> => ({
  q: text || undefined,
  level: level || undefined,
})

/**
 * Filters of the grammar list, stored in the address, so that a reload, the Back button and the links between list and
 * topic preserve them. A level without topics is ignored.
 */
export function useGrammarFilters(levels: readonly CefrLevel[]) {
  const [query, setQuery] = useSearchParams()
  const filters: GrammarFilters = {
    text: query.get('q') ?? '',
    level: levels.find((level) => level === query.get('level')) ?? '',
  }
  const setFilters = (next: GrammarFilters) =>
    setQuery(
      { ...(next.text && { q: next.text }), ...(next.level && { level: next.level }) },
      { replace: true },
    )
  return { filters, setFilters }
}
