import type { LessonDialogue, LessonIntroduction } from '@mowka/contract/schemas/lesson-teaching'
import { voicesOf } from '@mowka/domain/lesson-teaching'
import type { Database } from '../database/database'
import { recordingId } from '../recording/public'
import { readLessonExercises } from './exercise-store'
import { sanitizeIntroduction } from './lesson-teaching'
import type { OpenLesson } from './policies'
import { readDialogue, readIntroduction, readPhrases } from './teaching-store'

/**
 * Returns a lesson's introduction with recordings, or `null` if it has none. Omits examples that are inactive or no longer in
 * the lesson.
 */
export async function lessonIntroduction(
  db: Database,
  { lessonId, targetLang }: OpenLesson,
): Promise<LessonIntroduction | null> {
  const stored = await readIntroduction(db, lessonId)
  if (!stored) return null
  const { examples, rows, ...introduction } = sanitizeIntroduction(stored)
  const sentences = await readLessonExercises(db, lessonId, false)
  const byId = new Map(sentences.map(({ exercise }) => [exercise.id, exercise]))
  return {
    ...introduction,
    rows: rows.map((row) => ({
      ...row,
      formRecording: recordingId(targetLang, row.form),
      shortRecording: row.short === null ? null : recordingId(targetLang, row.short),
    })),
    examples: examples.flatMap(({ exerciseId, mark }) => {
      const exercise = byId.get(exerciseId)
      if (!exercise) return []
      const { example, answer, answerRecording } = exercise
      // The answer may have changed since the mark was set.
      return [
        { exerciseId, example, answer, answerRecording, mark: mark && answer.includes(mark) ? mark : null },
      ]
    }),
  }
}

/** Returns a lesson's dialogue with a recording per line, or `null` if it has none. Speakers have different voices. */
export async function lessonDialogue(
  db: Database,
  { lessonId, targetLang }: OpenLesson,
): Promise<LessonDialogue | null> {
  const dialogue = await readDialogue(db, lessonId)
  if (!dialogue) return null
  const { lines, questions, phrases, ...talk } = dialogue
  const voices = voicesOf(talk.speakers)
  return {
    ...talk,
    lines: lines.map((line) => ({ ...line, recording: recordingId(targetLang, line.text, voices[line.by]) })),
    questions: questions.map((each) => ({
      ...each,
      questionRecording: recordingId(targetLang, each.question),
    })),
    phrases: await readPhrases(db, lessonId, phrases),
  }
}
