import { formatFilters } from '@mowka/contract/list'
import type { UserNote } from '@mowka/contract/schemas/note'
import { read } from '@mowka/web/api'

/** Whether a note has text; a favourite may have none. */
export const hasText = ({ note }: UserNote): boolean => note.rawNote !== ''

/** More than the number of sentences in a lesson. */
const MOST = 100

/** The learner's notes in a lesson, with their sentences. */
export const readLessonNotes = (lessonId: string) =>
  read('listUserNotes', {
    filters: formatFilters({ lessonId }),
    options: 'withExercises:1' as const,
    limit: MOST,
  })
