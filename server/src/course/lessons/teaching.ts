import type { LangCode } from '@mowka/contract/schemas/common'
import type {
  Dialogue,
  Introduction,
  LessonDialogue,
  LessonIntroduction,
} from '@mowka/contract/schemas/lesson-teaching'
import { introductionLimits, voicesOf } from '@mowka/domain/lesson/lesson-teaching'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { invalidInput } from '../../http/problem'
import { recordingId, type SpokenText } from '../../recording/public'
import { isBlank, plainText, sanitizeRichText } from '../../rich-text/rich-text'
import { readLessonExercises } from '../exercise-store'
import type { OpenLesson } from '../policies'
import { lessons, lessonWords, words } from '../tables'
import type { ExampleSentence } from './grammar'

/** Reads the stored introduction of a lesson; `null` if it has none. */
async function readIntroduction(db: Database, lessonId: string): Promise<Introduction | null> {
  const [row] = await db
    .select({ introduction: lessons.introduction })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
  return row?.introduction ?? null
}

/** Reads the stored dialogue of a lesson; `null` if it has none. */
async function readDialogue(db: Database, lessonId: string): Promise<Dialogue | null> {
  const [row] = await db.select({ dialogue: lessons.dialogue }).from(lessons).where(eq(lessons.id, lessonId))
  return row?.dialogue ?? null
}

/** Reads the active words of a lesson with these ids, in the order of the ids. */
async function readPhrases(
  db: Database,
  lessonId: string,
  ids: readonly string[],
): Promise<LessonDialogue['phrases']> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      wordId: words.id,
      answer: words.answer,
      example: words.example,
      answerRecording: words.answerRecording,
    })
    .from(lessonWords)
    .innerJoin(words, eq(words.id, lessonWords.wordId))
    .where(and(eq(lessonWords.lessonId, lessonId), inArray(words.id, [...ids]), eq(words.active, true)))
  const byId = new Map(rows.map((row) => [row.wordId, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

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
  const sentences = await readLessonExercises(db, lessonId, false)
  return showIntroduction(
    stored,
    targetLang,
    sentences.map(({ exercise }) => exercise),
  )
}

/** Returns a stored introduction as learners see it, with those of its examples that are among `sentences`. */
export function showIntroduction(
  stored: Introduction,
  targetLang: LangCode,
  sentences: readonly ExampleSentence[],
): LessonIntroduction {
  const { examples, rows, ...introduction } = sanitizeIntroduction(stored)
  const byId = new Map(sentences.map((exercise) => [exercise.id, exercise]))
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

/**
 * Returns the lines of a lesson's dialogue as sentences of the audio mode, with positions from `first`. They have no recording
 * in the learner's language, so that the conversation isn't interrupted.
 */
export async function dialogueRecordings(db: Database, lesson: OpenLesson, first: number) {
  const dialogue = await lessonDialogue(db, lesson)
  if (!dialogue) return []
  const { lines, speakers } = dialogue
  return lines.map(({ by, text, translation, recording }, index) => ({
    order: first + index,
    answer: text,
    example: `${speakers[by].name}: ${translation}`,
    answerRecording: recording,
    exampleRecording: null,
    isLine: true,
  }))
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

/** Returns an introduction with sanitized HTML. */
export const sanitizeIntroduction = <Given extends Pick<Introduction, 'title' | 'rule' | 'tip'>>(
  introduction: Given,
): Given => ({
  ...introduction,
  title: sanitizeRichText(introduction.title),
  rule: sanitizeRichText(introduction.rule),
  tip: introduction.tip === null ? null : sanitizeRichText(introduction.tip),
})

/**
 * Returns the introduction with sanitized HTML.
 * @throws 422 for a blank text or one too long for its screen
 */
export function fitIntroduction(introduction: Introduction): Introduction {
  const clean = sanitizeIntroduction(introduction)
  const tip = clean.tip === null || isBlank(clean.tip) ? null : clean.tip
  for (const field of ['title', 'rule'] as const) {
    if (isBlank(clean[field])) throw invalidInput(`body/introduction/${field}`, 'has no words')
  }
  for (const field of ['title', 'rule', 'tip'] as const) {
    const { length } = plainText(clean[field] ?? '')
    const max = introductionLimits[field]
    if (length > max)
      throw invalidInput(
        `body/introduction/${field}`,
        `has ${length} characters; at most ${max} fit the screen`,
      )
  }
  return { ...clean, tip }
}

type Teaching = { introduction?: Introduction | null | undefined; dialogue?: Dialogue | null | undefined }

/** Returns the spoken texts of a lesson's introduction and dialogue, without the exercises and words they refer to. */
export const spokenTexts = (lang: LangCode, { introduction, dialogue }: Teaching): SpokenText[] => {
  const plain = (text: string): SpokenText => ({ lang, text, voice: null })
  const voices = dialogue && voicesOf(dialogue.speakers)
  return [
    ...(introduction?.rows ?? [])
      .flatMap(({ form, short }) => [form, ...(short === null ? [] : [short])])
      .map(plain),
    ...(dialogue?.lines ?? []).map(({ by, text }) => ({ lang, text, voice: voices?.[by] ?? null })),
    ...(dialogue?.questions ?? []).map(({ question }) => plain(question)),
  ]
}
