import type { LessonForm } from '@mowka/contract/schemas/catalog'
import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import type { EditedLesson } from '@mowka/contract/schemas/learning'
import type { Dialogue, Introduction } from '@mowka/contract/schemas/lesson-teaching'
import { joinLessonName, splitLessonName } from '@mowka/domain/lesson-name'

/** The form values of a lesson, with separate title and description (A-LESS-04). */
export type LessonValues = {
  sourceTitle: string
  sourceDescription: string
  targetTitle: string
  targetDescription: string
  level: CefrLevel
  active: boolean
  tags: string[]
  sourceLang: LangCode
  targetLang: LangCode
  introduction: Introduction | null
  dialogue: Dialogue | null
}

/** Returns the form values of a lesson. */
export function lessonValues({
  name,
  level,
  active,
  tags,
  sourceLang,
  targetLang,
  introduction = null,
  dialogue = null,
}: EditedLesson): LessonValues {
  const [source, target] = [splitLessonName(name.source), splitLessonName(name.target)]
  return {
    sourceTitle: source.title,
    sourceDescription: source.description,
    targetTitle: target.title,
    targetDescription: target.description,
    level,
    active,
    tags,
    sourceLang,
    targetLang,
    introduction,
    dialogue,
  }
}

/** Returns the request body of a lesson, with title and description joined by a bar (A-LESS-04). */
export const lessonForm = ({
  sourceTitle,
  sourceDescription,
  targetTitle,
  targetDescription,
  ...form
}: LessonValues): LessonForm => ({
  ...form,
  name: {
    source: joinLessonName(sourceTitle, sourceDescription),
    target: joinLessonName(targetTitle, targetDescription),
  },
})
