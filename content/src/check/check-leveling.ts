import { LevelingLevel } from '@mowka/contract/schemas/learning'
import { LEVELING_GAP } from '@mowka/domain/exercise/gaps'
import { writings } from '@mowka/domain/languages/grammar'
import { comparable, endMark } from '@mowka/domain/sentence-rules/text'
import type { LevelingTest } from '../library'
import type { LevelingEntry } from '../schema'
import { checkText } from './finding-text'
import { type Problem, type Report, reportRepeated } from './problem'

/** Seven correct answers complete a level, so a learner may fail seven questions and still pass. */
const MIN_QUESTIONS = 14
/** Maximum lengths that fit a question and an answer on a phone. */
const MAX_TITLE_LENGTH = 120
const MAX_OPTION_LENGTH = 36
/** Share of common words from which two sentences count as near-duplicates. */
const NEAR_DUPLICATE = 0.75
/** Maximum share of a level's questions whose correct answer is the longest; by chance it would be a quarter. */
const MOST_LONGEST = 0.5

/** Checks the leveling tests: complete levels, texts, and one correct answer that can't be guessed from its form. */
export const checkLeveling = (tests: readonly LevelingTest[]): Problem[] => tests.flatMap(checkTest)

function checkTest(test: LevelingTest): Problem[] {
  const problems: Problem[] = []
  const report: Report = (key, message) => problems.push({ file: test.file, key, message })
  const reached = LevelingLevel.options.filter((level) => test.levels[level])
  const expected = LevelingLevel.options.slice(0, reached.length)
  if (reached.join() !== expected.join()) report('levels', `must be ${expected.join(', ')}, without a gap`)

  for (const level of reached) {
    const questions = test.levels[level] ?? []
    if (questions.length < MIN_QUESTIONS) {
      report(`levels.${level}`, `has ${questions.length} questions; a level needs ${MIN_QUESTIONS}`)
    }
    questions.forEach((question, index) => {
      const reportHere: Report = (key, message) => report(`levels.${level}[${index}].${key}`, message)
      checkQuestion(reportHere, question, test)
    })
    checkLongest(report, level, questions)
  }
  checkDuplicates(
    report,
    reached.flatMap((level) =>
      (test.levels[level] ?? []).map((question, index) => ({ key: `levels.${level}[${index}]`, question })),
    ),
  )
  return problems
}

function checkQuestion(report: Report, { title, right, wrong }: LevelingEntry, { lang }: LevelingTest): void {
  // With a word in the gap, so that the surrounding punctuation is checked as displayed.
  checkText(report, 'title', title.replace(LEVELING_GAP, right), lang)
  if (title.split(LEVELING_GAP).length !== 2)
    report('title', `needs exactly one gap, written ${LEVELING_GAP}`)
  if (title.length > MAX_TITLE_LENGTH) report('title', `is longer than ${MAX_TITLE_LENGTH} characters`)
  if (!endMark(title.replace(/["“”»]$/, ''))) report('title', 'must end as a sentence')

  const answers = [
    { key: 'right', text: right },
    ...wrong.map((text, index) => ({ key: `wrong[${index}]`, text })),
  ]
  for (const { key, text } of answers) {
    checkText(report, key, text, lang)
    checkLetters(report, key, text, lang)
    if (text.length > MAX_OPTION_LENGTH) report(key, `is longer than ${MAX_OPTION_LENGTH} characters`)
    if (text.includes('_')) report(key, 'has the mark of a gap')
    if (title.startsWith(LEVELING_GAP) && /^\p{Ll}/u.test(text)) {
      report(key, 'begins the sentence, so it needs a capital')
    }
  }
  checkLetters(report, 'title', title, lang)
  reportRepeated(
    report,
    answers.map(({ key, text }) => ({ key, value: comparable(text) })),
    'the answer',
  )
}

/** Look-alike letters of another script are typos. */
function checkLetters(report: Report, key: string, text: string, lang: LevelingTest['lang']): void {
  const stray = text.match(writings[lang].foreignScript)
  if (stray) report(key, `has the letter "${stray[0]}" of another script`)
}

/** Guessers choose the longest answer, so it must not be correct too often. */
function checkLongest(report: Report, level: string, questions: readonly LevelingEntry[]): void {
  const longest = questions.filter(({ right, wrong }) => wrong.every((text) => text.length < right.length))
  if (longest.length > questions.length * MOST_LONGEST) {
    report(
      `levels.${level}`,
      `the right answer is the longest one in ${longest.length} of ${questions.length} questions`,
    )
  }
}

/** The words of a question with its correct answer. */
const wordsOf = ({ title, right }: LevelingEntry): ReadonlySet<string> =>
  new Set(comparable(title.replace(LEVELING_GAP, ` ${right} `)).split(' '))

function checkDuplicates(report: Report, all: readonly { key: string; question: LevelingEntry }[]): void {
  const seen: { key: string; words: ReadonlySet<string> }[] = []
  for (const { key, question } of all) {
    const words = wordsOf(question)
    const twin = seen.find((each) => likeness(each.words, words) >= NEAR_DUPLICATE)
    if (twin) report(key, `asks nearly the same as ${twin.key}`)
    seen.push({ key, words })
  }
  // The same four answers may occur again with another correct one.
  reportRepeated(
    report,
    all.map(({ key, question: { right, wrong } }) => ({
      key,
      value: `${right}, not ${[...wrong].sort().join(', ')}`,
    })),
    'the choice',
  )
}

/** Share of words that two sets have in common, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  return common / (one.size + other.size - common)
}
