import fs from 'node:fs'
import { parseArgs } from 'node:util'
import type { LangCode } from '@mowka/contract/schemas/common'
import { judge } from '@mowka/domain/judge/judge'
import type { Question } from '@mowka/domain/judge/question'
import { makeWordLists, wordListsFolder } from '@mowka/words/make-lists'
import { openWordLists } from '@mowka/words/word-lists'

const ROUNDS = 400
const PATTERNS = 50

const { corpus } = parseArgs({ options: { corpus: { type: 'string' } } }).values

makeWordLists()
const wordListOf = openWordLists(wordListsFolder, console)

const question = (lang: LangCode, answer: string, input: string, patterns: string[] = []): Question => ({
  input,
  answer,
  alternatives: patterns.map((text) => ({ text, hidden: false })),
  mistakes: [],
  lang,
  question: '',
  words: wordListOf(lang),
  exact: false,
})

/** Median time of one judgement, in milliseconds. */
function timeOf(given: Question): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    judge(given)
    return performance.now() - start
  })
  return times.toSorted((one, other) => one - other)[ROUNDS / 2] ?? 0
}

const answer = 'Could you please turn down the music a little before the neighbours come back home?'
const patterns = Array.from(
  { length: PATTERNS },
  (_, index) =>
    `[Could|Can|Would] you [please] turn {down the music|the music down} [a [bit|little]|] before the [neighbours|people next door|${'other '.repeat(index % 7)}tenants] [come|get] [back|] home${index}?`,
)
const inputs: Record<string, string> = {
  right: answer,
  'a typo': answer.replace('neighbours', 'neigbhours'),
  wrong: 'Can you to turn music down little before neighbours will come back to the home?',
  'far off': 'I do not know how I should say this sentence in English, sorry about that',
}
console.log(`One judgement of a sentence with ${PATTERNS} patterns, median of ${ROUNDS}:`)
for (const [name, input] of Object.entries(inputs)) {
  const [alone, many] = [
    timeOf(question('ENG', answer, input)),
    timeOf(question('ENG', answer, input, patterns)),
  ]
  console.log(`  ${name}: ${many.toFixed(2)} ms (without patterns ${alone.toFixed(2)} ms)`)
}

if (corpus) {
  const counts = { FORM: { accepted: 0, all: 0 }, SPELL: { accepted: 0, all: 0 } }
  for (const line of fs.readFileSync(corpus, 'utf8').split('\n')) {
    const [kind = '', , , good, bad] = line.split('\t')
    const name = kind.endsWith('FORM') ? 'FORM' : kind === 'SPELL' ? 'SPELL' : null
    if (!name || good === undefined || bad === undefined) continue
    counts[name].all += 1
    if (judge(question('DE', good, bad)).category !== 'ERROR') counts[name].accepted += 1
  }
  const share = ({ accepted, all }: { accepted: number; all: number }) =>
    `${accepted} of ${all} accepted (${((100 * accepted) / all).toFixed(1)} %)`
  console.log(`Wrong forms of German learners: ${share(counts.FORM)}`)
  console.log(`Misspellings of German learners: ${share(counts.SPELL)}`)
}
