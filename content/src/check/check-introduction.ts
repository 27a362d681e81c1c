import type { LangCode } from '@mowka/contract/schemas/common'
import { introductionLimits } from '@mowka/domain/lesson-teaching'
import type { Lesson } from '../library'
import { checkRichText } from './check-rich-text'
import { checkText } from './finding-text'
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
