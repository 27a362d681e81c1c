import { useApi } from '@mowka/shared/api'
import { formatFilters } from '@mowka/shared/contract/list'
import type { Lesson } from '@mowka/shared/contract/schemas/learning'
import type { ApiError } from '@mowka/shared/platform'
import { type LessonWord, lessonWords } from './lesson-words'
import { useKnownWords } from './use-known-words'

/** What the page of a lesson's words shows. */
export type LessonWordsView =
  | { state: 'loading' }
  | { state: 'error'; retrying: boolean; retry: () => void }
  | { state: 'missing' }
  | { state: 'locked'; reload: () => void }
  | { state: 'ready'; lesson: Lesson; words: LessonWord[]; toggleKnown: (word: LessonWord) => void }

const isLocked = (error: ApiError | undefined) => error?.code === 'LESSON_LOCKED'

/**
 * A lesson's words with the learner's stages (vocabulary and commerce §7). Locked without access, by the lesson
 * itself or by a refusal (403 LESSON_LOCKED).
 */
export function useLessonWords(lessonId: string): LessonWordsView {
  const lessons = useApi('getLesson', { filters: formatFilters({ _id: lessonId }) })
  const words = useApi('getLessonWords', { id: lessonId })
  const stages = useApi('getWordRepetitions', { lessonId })
  const known = useKnownWords(stages.data?.knownWordIds ?? [], (change) =>
    stages.mutate((now) => now && { ...now, knownWordIds: change(now.knownWordIds) }, { revalidate: false }),
  )

  const calls = [lessons, words, stages]
  const reload = () => {
    for (const call of calls) void call.mutate()
  }
  const lesson = lessons.data?.data.find(({ _id }) => _id === lessonId)

  if (lesson?.isLocked || calls.some(({ error }) => isLocked(error))) return { state: 'locked', reload }
  if ((lessons.data && !lesson) || words.error?.status === 404) return { state: 'missing' }
  if (calls.some(({ data, error }) => !data && error))
    return {
      state: 'error',
      retrying: calls.some(({ isValidating }) => isValidating),
      retry: () => {
        for (const call of calls) if (call.error) void call.mutate()
      },
    }
  if (!lesson || !words.data || !stages.data) return { state: 'loading' }
  return {
    state: 'ready',
    lesson,
    words: lessonWords(words.data.data, lesson.tags, stages.data.repetitions, known.isKnown),
    toggleKnown: ({ word }) => known.toggle(word),
  }
}
