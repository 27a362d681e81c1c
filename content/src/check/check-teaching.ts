import type { LangCode } from '@mowka/contract/schemas/common'
import { introductionLimits } from '@mowka/domain/lesson/lesson-teaching'
import { comparable } from '@mowka/domain/sentence-rules/text'
import type { Lesson } from '../library'
import { tokensOf } from '../words/lexicon'
import { checkRichText } from './check-rich-text'
import { checkSlips, checkText } from './finding-text'
import { type CodedReport, reportRepeated, reportSaid } from './problem'

const textOf = (html: string) => html.replace(/<[^<>]*>/g, '')

/** Checks a lesson's introduction, if any: lengths, highlighted parts and the exercises used as examples. */
export function checkIntroduction(
  report: CodedReport,
  { introduction, exercises }: Lesson,
  targetLang: LangCode,
): void {
  if (!introduction) return
  const { title, rule, rows = [], tip, examples } = introduction
  checkRichText(report, 'introduction.title', title)
  checkRichText(report, 'introduction.rule', rule)
  if (tip !== undefined) checkRichText(report, 'introduction.tip', tip)
  for (const [key, html, max] of [
    ['title', title, introductionLimits.title],
    ['rule', rule, introductionLimits.rule],
    ['tip', tip ?? '', introductionLimits.tip],
  ] as const) {
    const { length } = textOf(html).trim()
    if (length > max)
      reportSaid(report, `introduction.${key}`, 'TEXT_LONG', { count: String(length), max: String(max) })
  }
  rows.forEach(({ form, short, meaning, mark }, index) => {
    const key = `introduction.rows[${index}]`
    checkText(report, `${key}.form`, form, targetLang)
    if (short !== undefined) checkText(report, `${key}.short`, short, targetLang)
    checkText(report, `${key}.meaning`, meaning, 'PL')
    checkMark(report, key, mark, form)
  })
  if (examples.length !== introductionLimits.examples)
    reportSaid(report, 'introduction.examples', 'EXAMPLES_COUNT', {
      count: String(examples.length),
      wanted: String(introductionLimits.examples),
    })
  examples.forEach(({ exercise: slug, mark }, index) => {
    const key = `introduction.examples[${index}]`
    const exercise = exercises.find((each) => each.slug === slug)
    if (!exercise) reportSaid(report, key, 'NOT_IN_LESSON', { slug })
    else checkMark(report, key, mark, exercise.answer)
  })
  reportRepeated(
    report,
    examples.map(({ exercise }, index) => ({ key: `introduction.examples[${index}]`, value: exercise })),
    'the exercise',
  )
}

function checkMark(report: CodedReport, key: string, mark: string | undefined, text: string): void {
  if (mark !== undefined && !text.includes(mark)) reportSaid(report, `${key}.mark`, 'MARK', { mark, text })
}

/** Minimum number of dialogue lines that are answers of the lesson, because a dialogue repeats what was practised. */
const MIN_REUSED_LINES = 2

/** Checks a lesson's dialogue, if any: both languages, the reused sentences and the questions. */
export function checkDialogue(report: CodedReport, lesson: Lesson, targetLang: LangCode): void {
  const { dialogue } = lesson
  if (!dialogue) return
  const { title, speakers, lines, questions, phrases } = dialogue
  checkText(report, 'dialogue.title', title, 'PL')
  for (const [key, { name }] of Object.entries(speakers))
    checkText(report, `dialogue.speakers.${key}`, name, 'PL')
  lines.forEach(({ text, translation }, index) => {
    const key = `dialogue.lines[${index}]`
    checkText(report, `${key}.text`, text, targetLang)
    checkSlips(report, `${key}.text`, text, targetLang)
    checkText(report, `${key}.translation`, translation, 'PL')
    checkSlips(report, `${key}.translation`, translation, 'PL')
  })
  for (const by of ['a', 'b'] as const)
    if (!lines.some((line) => line.by === by))
      reportSaid(report, 'dialogue.lines', 'SPEAKER_SILENT', { speaker: by })
  const answers = new Set(lesson.exercises.map(({ answer }) => comparable(answer)))
  const reused = lines.filter(({ text }) => answers.has(comparable(text))).length
  if (reused < MIN_REUSED_LINES)
    reportSaid(report, 'dialogue.lines', 'DIALOGUE_REUSE', {
      count: String(reused),
      min: String(MIN_REUSED_LINES),
    })
  questions.forEach(({ question, right, wrong, line }, index) => {
    const key = `dialogue.questions[${index}]`
    for (const text of [question, right, ...wrong]) checkText(report, key, text, targetLang)
    reportRepeated(
      report,
      [right, ...wrong].map((value) => ({ key, value: comparable(value) })),
      'the answer',
    )
    if (line > lines.length)
      reportSaid(report, `${key}.line`, 'LINE_MISSING', { count: String(lines.length) })
  })
  const spoken = new Set(lines.flatMap(({ text }) => tokensOf(text)))
  phrases.forEach((slug, index) => {
    const word = lesson.words.find((each) => each.slug === slug)
    const key = `dialogue.phrases[${index}]`
    if (!word) reportSaid(report, key, 'NOT_IN_LESSON', { slug })
    else if (tokensOf(word.answer).length === 1 && !tokensOf(word.answer).some((token) => spoken.has(token)))
      reportSaid(report, key, 'PHRASE_UNSPOKEN', { word: word.answer })
  })
}
