import { formatFilters } from '@mowka/contract/list'
import type { ReviewedKind } from '@mowka/domain/course/review'
import { read, useNewest } from '@mowka/web/api'
import type { EditRow } from '../edit/entity'

/** The read of a course's page; it waits while the id is `null`. */
export const readCourse = (id: string | null) => read('getCourse', id === null ? null : { id })

/** The read of a lesson's page; it waits while the id is `null`. */
export const readLesson = (id: string | null) =>
  read('getLesson', id === null ? null : { filters: formatFilters({ _id: id }) })

/**
 * Returns a function that resolves with the row's version. It waits for a pending refresh, because other writes on the
 * page, such as adding sentences to the lesson, change the version, too.
 */
export function useLatestVersion(kind: ReviewedKind, { _id: id, version }: EditRow): () => Promise<number> {
  const newest = useNewest()
  return async () => {
    const answer = kind === 'lesson' ? await newest(readLesson(id)) : await newest(readCourse(id))
    return Math.max(version, answer?.data[0]?.version ?? 0)
  }
}
