import type { Lesson } from '@mowka/contract/schemas/learning'
import type { LessonDialogue, LessonIntroduction } from '@mowka/contract/schemas/lesson-teaching'
import { read, useReads } from '@mowka/web/api'

/** Returns the distinct recording ids of an introduction and a dialogue. */
export const teachingRecordings = (
  introduction: LessonIntroduction | null,
  dialogue: LessonDialogue | null,
): string[] => [
  ...new Set(
    [
      ...(introduction?.rows ?? []).flatMap(({ formRecording, shortRecording }) => [
        formRecording,
        shortRecording,
      ]),
      ...(dialogue?.lines ?? []).map(({ recording }) => recording),
      ...(dialogue?.questions ?? []).map(({ questionRecording }) => questionRecording),
    ].filter((id) => id !== null),
  ),
]

/**
 * Loads the introduction and dialogue of a lesson once it `isReady`, so that they are cached for offline use. Returns
 * their recordings; `null` while loading or after a failure.
 */
export function useTeachingRecordings(lesson: Lesson, isReady: boolean): readonly string[] | null {
  const { _id: id, hasIntroduction, hasDialogue } = lesson
  const introduction = useReads({
    of: read('getLessonIntroduction', isReady && hasIntroduction ? { id } : null),
  })
  const dialogue = useReads({ of: read('getLessonDialogue', isReady && hasDialogue ? { id } : null) })
  if (!isReady) return null
  if (hasIntroduction && introduction.state !== 'ready') return null
  if (hasDialogue && dialogue.state !== 'ready') return null
  return teachingRecordings(
    introduction.state === 'ready' ? introduction.data.of.introduction : null,
    dialogue.state === 'ready' ? dialogue.data.of.dialogue : null,
  )
}
