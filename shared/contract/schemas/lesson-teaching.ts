import { dialogueLimits, introductionLimits, speakerVoices } from '@mowka/domain/lesson/lesson-teaching'
import { z } from 'zod'
import { CefrLevel, Id, text, trimmedText, wholeNumber } from './common'

/** Maximum length of a line, form or answer, in characters. */
const LINE_LENGTH = 300
/** Maximum length of a rich text including markup, in characters. */
const HTML_LENGTH = 4000

const line = trimmedText(LINE_LENGTH, 1)
/** The part of a text to highlight; null for none. */
const mark = trimmedText(LINE_LENGTH, 1).nullable()

/** A row of an introduction's table. */
export const IntroductionRow = z
  .object({ form: line, short: line.nullable(), meaning: line, mark })
  .refine((row) => row.mark === null || row.form.includes(row.mark), {
    path: ['mark'],
    message: 'is not in the form',
  })
export type IntroductionRow = z.infer<typeof IntroductionRow>

/** The rule of a lesson, shown before its first exercise. */
const introductionFields = {
  /** Sanitized inline HTML, like `rule` and `tip`. */
  title: text(HTML_LENGTH, 1),
  rule: text(HTML_LENGTH, 1),
  rows: z
    .array(IntroductionRow)
    .max(introductionLimits.rows)
    .refine(({ length }) => length !== 1, 'has one row; a table needs two'),
  tip: text(HTML_LENGTH).nullable(),
}

/** An introduction for editors. Examples are exercises of the lesson. */
export const Introduction = z.object({
  ...introductionFields,
  examples: z.array(z.object({ exerciseId: Id, mark })).max(introductionLimits.examples),
})
export type Introduction = z.infer<typeof Introduction>

const Speaker = z.object({ name: trimmedText(60, 1), voice: z.enum(speakerVoices) })
const Side = z.enum(['a', 'b'])

const dialogueFields = {
  /** The situation, in the learner's language. */
  title: line,
  speakers: z.object({ a: Speaker, b: Speaker }),
}

const DialogueLine = z.object({ by: Side, text: line, translation: line })

const Question = z.object({
  question: line,
  right: line,
  wrong: z.array(line).length(dialogueLimits.wrongAnswers),
  /** Number of the line with the answer, from 1. */
  line: wholeNumber(1, dialogueLimits.maxLines),
})

/** A dialogue for editors. Phrases are words of the lesson. */
export const Dialogue = z
  .object({
    ...dialogueFields,
    lines: z.array(DialogueLine).min(dialogueLimits.minLines).max(dialogueLimits.maxLines),
    questions: z.array(Question).length(dialogueLimits.questions),
    phrases: z.array(Id).max(dialogueLimits.phrases),
  })
  .superRefine(({ lines, questions }, issues) => {
    questions.forEach((question, index) => {
      if (question.line > lines.length)
        issues.addIssue({ code: 'custom', path: ['questions', index, 'line'], message: 'has no such line' })
    })
  })
export type Dialogue = z.infer<typeof Dialogue>

/** An example of an introduction, with its recording. */
const IntroductionExample = z.object({
  exerciseId: Id,
  example: z.string(),
  answer: z.string(),
  answerRecording: Id.nullable(),
  mark: z.string().nullable(),
})

/** An introduction with recordings, for learners. */
export const LessonIntroduction = z.object({
  ...introductionFields,
  rows: z.array(
    z.object({
      form: z.string(),
      short: z.string().nullable(),
      meaning: z.string(),
      mark: z.string().nullable(),
      formRecording: Id,
      shortRecording: Id.nullable(),
    }),
  ),
  examples: z.array(IntroductionExample),
})
export type LessonIntroduction = z.infer<typeof LessonIntroduction>

/** A dialogue with recordings, for learners. */
export const LessonDialogue = z.object({
  ...dialogueFields,
  lines: z.array(DialogueLine.extend({ recording: Id })),
  questions: z.array(Question.extend({ questionRecording: Id })),
  phrases: z.array(
    z.object({ wordId: Id, answer: z.string(), example: z.string(), answerRecording: Id.nullable() }),
  ),
})
export type LessonDialogue = z.infer<typeof LessonDialogue>

/** A lesson with an introduction or hints, in the first of its courses. */
const GrammarLesson = z.object({
  lessonId: Id,
  courseId: Id,
  courseName: z.string(),
  level: CefrLevel,
  name: z.object({ target: z.string(), source: z.string() }),
  /** Also null without access to the language. */
  introduction: LessonIntroduction.nullable(),
})
export type GrammarLesson = z.infer<typeof GrammarLesson>

const GrammarHint = z.object({
  _id: Id,
  /** Sanitized HTML. */
  content: z.string(),
  /** All lessons that use it, in course order. */
  lessonIds: z.array(Id),
})
export type GrammarHint = z.infer<typeof GrammarHint>

/** The grammar of a language in course order. A locked language has lessons without content, and no hints. */
export const Grammar = z.object({
  isLocked: z.boolean(),
  lessons: z.array(GrammarLesson),
  hints: z.array(GrammarHint),
})
export type Grammar = z.infer<typeof Grammar>
