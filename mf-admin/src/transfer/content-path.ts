import { paths } from '@mowka/contract/routes'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'

/** Paths of content pages by kind. A newer server may send kinds without a page here. */
const pageOf: Partial<Record<ContentKind, (id: string) => string>> = {
  course: (courseId) => paths.adminEditCourse({ courseId }),
  lesson: (lessonId) => paths.adminEditLesson({ lessonId }),
  exercise: (exerciseId) => paths.adminEditExercise({ exerciseId }),
  hint: (hintId) => paths.adminEditHint({ hintId }),
  word: (wordId) => paths.adminEditWord({ wordId }),
  popup: (popupId) => paths.adminEditPopup({ popupId }),
}

/** The path of a content page, if the kind has one. */
export const contentPath = (kind: ContentKind, id: string): string | undefined => pageOf[kind]?.(id)
