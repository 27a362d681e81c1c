import type { LangCode } from '@mowka/contract/schemas/common'
import { CHAPTER_TAG } from '@mowka/domain/course/course'
import { GAP_MERGE_DISTANCE, isValidGapRange } from '@mowka/domain/exercise/gaps'
import { acceptedFindings } from '@mowka/domain/sentence-rules/accepted'
import {
  doubledWords,
  endingFindings,
  notationFindings,
  patternFindings,
} from '@mowka/domain/sentence-rules/patterns'
import { commentFindings, comparable, lengthFindings } from '@mowka/domain/sentence-rules/text'
import { gapRange, placesOf } from '../gap-ranges'
import type { Lesson } from '../library'
import { type ExerciseEntry, TRANSCRIPTION } from '../schema'
import { checkGrammar } from './check-grammar'
import { checkIllustrated } from './check-rich-text'
import { checkDialogue, checkIntroduction } from './check-teaching'
import { checkSlips, checkText, reportFindings } from './finding-text'
import { type CodedReport, reportRepeated, reportSaid } from './problem'

/**
 * Checks an accepted answer or an expected mistake: its notation and each text that it expands to. Returns whether it
 * can be judged.
 */
function checkPattern(report: CodedReport, key: string, text: string, lang: LangCode): boolean {
  const notation = notationFindings(text)
  reportFindings(report, key, notation.length > 0 ? notation : patternFindings(text, lang))
  return notation.length === 0
}

/** Checks that every text of a pattern ends with the example's punctuation. */
const checkEnding = (report: CodedReport, key: string, text: string, example: string): void =>
  reportFindings(report, key, endingFindings(text, example))

/** Checks the accepted answers of an exercise against each other, and its expected mistakes against all of them. */
function checkAccepted(report: CodedReport, exercise: ExerciseEntry, lang: LangCode): void {
  const found = acceptedFindings(exercise, lang)
  found.alternatives.forEach((findings, index) => {
    reportFindings(report, `alternatives[${index}].text`, findings)
  })
  found.mistakes.forEach((findings, index) => {
    reportFindings(report, `mistakes[${index}].text`, findings)
  })
}

/** The native language of the whole library. */
export const SOURCE_LANG: LangCode = 'PL'

/** `title|description`. */
const LESSON_NAME = /^[^|]+\|[^|]+$/

/** Number of words taught per lesson: fewer don't fill a word trainer session, more are too many at once. */
const MIN_WORDS = 6
const MAX_WORDS = 20

/** Checks a lesson file: names, tags, exercises, hints, words and their references to each other. */
export function checkLesson(report: CodedReport, lesson: Lesson, targetLang: LangCode): void {
  for (const _ of lessonChecks(report, lesson, targetLang));
}

/** Generator version that yields after each exercise, so that callers can interleave other work. */
export function* lessonChecks(report: CodedReport, lesson: Lesson, targetLang: LangCode): Generator<void> {
  for (const [side, name] of Object.entries(lesson.name)) {
    if (!LESSON_NAME.test(name)) reportSaid(report, `name.${side}`, 'LESSON_NAME')
  }
  checkText(report, 'name.target', lesson.name.target, targetLang)
  checkText(report, 'name.source', lesson.name.source, SOURCE_LANG)
  const chapters = lesson.tags.filter((tag) => CHAPTER_TAG.test(tag))
  if (chapters.length !== 1) {
    reportSaid(report, 'tags', 'CHAPTER_TAG')
  }

  checkSlugs(report, lesson)

  const texts = (name: 'exercises' | 'words', side: 'example' | 'answer') =>
    lesson[name].map((entry, index) => ({ key: `${name}[${index}].${side}`, value: comparable(entry[side]) }))
  // Matching pairs and choices must have one correct answer within a lesson.
  reportRepeated(report, texts('exercises', 'example'), 'the example')
  reportRepeated(report, texts('exercises', 'answer'), 'the answer')
  reportRepeated(report, texts('words', 'example'), 'the example')
  reportRepeated(report, texts('words', 'answer'), 'the answer')

  if (lesson.words.length < MIN_WORDS || lesson.words.length > MAX_WORDS) {
    reportSaid(report, 'words', 'WORD_COUNT', {
      count: String(lesson.words.length),
      min: String(MIN_WORDS),
      max: String(MAX_WORDS),
    })
  }
  checkIntroduction(report, lesson, targetLang)
  checkDialogue(report, lesson, targetLang)
  for (const [index, exercise] of lesson.exercises.entries()) {
    checkExercise(
      (key, ...problem) => report(`exercises[${index}].${key}`, ...problem),
      exercise,
      lesson,
      targetLang,
    )
    yield
  }
  lesson.hints.forEach((hint, index) => {
    checkIllustrated(report, `hints[${index}].content`, hint.content)
    if (!lesson.exercises.some((exercise) => exercise.hints.includes(hint.slug))) {
      reportSaid(report, `hints[${index}]`, 'HINT_UNUSED', { slug: hint.slug })
    }
  })
  lesson.words.forEach((word, index) => {
    checkText(report, `words[${index}].example`, word.example, SOURCE_LANG)
    checkText(report, `words[${index}].answer`, word.answer, targetLang)
    checkSlips(report, `words[${index}].example`, word.example, SOURCE_LANG)
    checkSlips(report, `words[${index}].answer`, word.answer, targetLang)
    checkGrammar((key, ...problem) => report(`words[${index}].${key}`, ...problem), word, targetLang)
    if (word.transcription !== null && !TRANSCRIPTION.test(word.transcription)) {
      reportSaid(report, `words[${index}].transcription`, 'TRANSCRIPTION')
    }
    if (targetLang === 'DE' && /^\p{Lu}\S*$/u.test(word.answer)) {
      reportSaid(report, `words[${index}].answer`, 'GERMAN_ARTICLE')
    }
    if (!lesson.exercises.some((exercise) => exercise.words.includes(word.slug))) {
      reportSaid(report, `words[${index}]`, 'WORD_UNUSED', { slug: word.slug })
    }
  })
}

function checkSlugs(report: CodedReport, lesson: Lesson): void {
  for (const name of ['exercises', 'hints', 'words'] as const) {
    const slugs = lesson[name].map(({ slug }, index) => ({ key: `${name}[${index}].slug`, value: slug }))
    reportRepeated(report, slugs, 'the slug')
  }
}

/** Checks what prevents building a lesson from its file: duplicate names, invalid gaps and dangling references. */
export function checkParts(report: CodedReport, lesson: Lesson): void {
  checkSlugs(report, lesson)
  lesson.exercises.forEach((exercise, index) => {
    const reportHere: CodedReport = (key, ...problem) => report(`exercises[${index}].${key}`, ...problem)
    checkGaps(reportHere, exercise)
    checkReferences(reportHere, 'words', exercise.words, lesson.words)
    checkReferences(reportHere, 'hints', exercise.hints, lesson.hints)
  })
}

function checkExercise(
  report: CodedReport,
  exercise: ExerciseEntry,
  lesson: Lesson,
  targetLang: LangCode,
): void {
  const { example, answer, alternatives, mistakes } = exercise
  checkText(report, 'example', example, SOURCE_LANG)
  checkText(report, 'answer', answer, targetLang)
  checkSlips(report, 'example', example, SOURCE_LANG)
  checkSlips(report, 'answer', answer, targetLang)
  for (const [key, text] of Object.entries({ example, answer })) {
    reportFindings(report, key, lengthFindings(text))
  }
  checkEnding(report, 'answer', answer, example)
  const checkAnswer = (key: string, text: string): boolean => {
    const isGood = checkPattern(report, key, text, targetLang)
    if (isGood) checkEnding(report, key, text, example)
    return isGood
  }

  const areGood = alternatives.map((alternative, index) => {
    const key = `alternatives[${index}]`
    reportFindings(report, `${key}.comment`, commentFindings(alternative.comment, SOURCE_LANG))
    const isGood = checkAnswer(`${key}.text`, alternative.text)
    if (isGood) checkSlips(report, `${key}.text`, alternative.text, targetLang)
    return isGood
  })
  const mistakesAreGood = mistakes.map((mistake, index) => {
    reportFindings(report, `mistakes[${index}].comment`, commentFindings(mistake.comment, SOURCE_LANG))
    const key = `mistakes[${index}].text`
    const isGood = checkAnswer(key, mistake.text)
    if (isGood) reportFindings(report, key, doubledWords(mistake.text, targetLang))
    return isGood
  })
  if ([...areGood, ...mistakesAreGood].every(Boolean)) checkAccepted(report, exercise, targetLang)

  checkGaps(report, exercise)
  checkReferences(report, 'words', exercise.words, lesson.words)
  checkReferences(report, 'hints', exercise.hints, lesson.hints)
  // A hint also explains a wrong answer to the learner.
  if (exercise.hints.length === 0) reportFindings(report, 'hints', [{ code: 'NO_HINT' }])
}

function checkGaps(report: CodedReport, { answer, gaps }: ExerciseEntry): void {
  const ranges = gaps.flatMap((gap, index) => {
    const key = `gaps[${index}]`
    const places = placesOf(answer, gap.text).length
    const range = gapRange(answer, gap)
    if (gap.at !== undefined) {
      if (!range) reportSaid(report, key, 'GAP_NOT_AT', { text: gap.text, at: String(gap.at) })
    } else if (places === 0) reportSaid(report, key, 'GAP_NOWHERE', { text: gap.text })
    else if (!range && gap.nth === undefined)
      reportSaid(report, key, 'GAP_SEVERAL', { text: gap.text, places: String(places) })
    else if (!range) reportSaid(report, key, 'GAP_FEWER', { text: gap.text, places: String(places) })
    else if (!isValidGapRange(range, answer)) reportSaid(report, key, 'GAP_SPACE', { text: gap.text })
    return range ? [{ key, ...range }] : []
  })
  const inOrder = ranges.toSorted((a, b) => a.start - b.start)
  for (const [index, range] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (before && range.start - before.end <= GAP_MERGE_DISTANCE) reportSaid(report, range.key, 'GAP_TOUCHES')
  }
}

function checkReferences(
  report: CodedReport,
  key: 'words' | 'hints',
  slugs: readonly string[],
  known: readonly { slug: string }[],
): void {
  slugs.forEach((slug, index) => {
    if (!known.some((entry) => entry.slug === slug))
      reportSaid(report, `${key}[${index}]`, 'NOT_IN_LESSON', { slug })
  })
  reportRepeated(
    report,
    slugs.map((value, index) => ({ key: `${key}[${index}]`, value })),
    'the reference',
  )
}
