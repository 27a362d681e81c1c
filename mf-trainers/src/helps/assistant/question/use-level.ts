import { formatFilters } from '@mowka/contract/list'
import type { CefrLevel } from '@mowka/contract/schemas/common'
import { optional, useReads } from '@mowka/web/api'
import { useParams } from 'react-router-dom'

/** Level of the explanations if the lesson's level can't be loaded. */
const DEFAULT_LEVEL: CefrLevel = 'A1'

/**
 * Returns the level of the current lesson, or of its course (L-AI-15); `undefined` while loading. The page has
 * usually loaded both already.
 */
export function useLevel(): CefrLevel | undefined {
  const { courseId, lessonId } = useParams()
  const reads = useReads({
    lessons: optional('getLesson', lessonId ? { filters: formatFilters({ _id: lessonId }) } : null),
    courses: optional('getCourse', courseId ? { id: courseId } : null),
  })
  if (reads.state === 'loading') return undefined
  if (reads.state !== 'ready') return DEFAULT_LEVEL
  const { lessons, courses } = reads.data
  return lessons?.data[0]?.level ?? courses?.data[0]?.level ?? DEFAULT_LEVEL
}
