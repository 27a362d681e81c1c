import { useSearchParams } from 'react-router-dom'
import { type CoursesQuery, changeCoursesQuery, readCoursesQuery, writeCoursesQuery } from './courses-query'

/**
 * What the list shows, kept in the address so that a refresh, a link and the way back bring it again.
 * `replace` changes the current entry of the history instead of adding one.
 */
export function useCoursesQuery() {
  const [params, setParams] = useSearchParams()
  const query = readCoursesQuery(params)
  const change = (next: Partial<CoursesQuery>, { replace = false } = {}) =>
    setParams(writeCoursesQuery(changeCoursesQuery(query, next)), { replace, preventScrollReset: true })
  return { query, change }
}
