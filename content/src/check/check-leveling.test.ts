import type { LevelingTest } from '../library'
import type { LevelingEntry } from '../schema'
import { library, problemsOf } from '../small-library.fixture'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A valid question; no two share a word. */
const question = (index: number, change: Partial<LevelingEntry> = {}): LevelingEntry => {
  const own = letters[index % letters.length] ?? ''
  return {
    title: `${own}one ${own}two ___ ${own}three.`,
    right: `${own}is`,
    wrong: [`${own}are`, `${own}am`, `${own}be`],
    ...change,
  }
}

const level = (from = 0) => Array.from({ length: 14 }, (_, index) => question(from + index))

const problems = (levels: LevelingTest['levels'], lang: LevelingTest['lang'] = 'ENG') =>
  problemsOf(library({ levelingTests: [{ lang, levels, file: 'leveling-tests/eng.yaml' }] }))

/** Returns the problems of a level with a changed first question. */
const bent = (change: Partial<LevelingEntry>, lang?: LevelingTest['lang']) =>
  problems({ A1: level().with(0, question(0, change)) }, lang)

test('a valid test has no problems', () => {
  expect(problems({ A1: level() })).toEqual([])
})

test('levels are consecutive from A1, each with at least 14 questions (L-TEST-37)', () => {
  expect(problems({ A2: level() })).toEqual(['levels: must be A1, without a gap'])
  expect(problems({ A1: level().slice(1) })).toEqual(['levels.A1: has 13 questions; a level needs 14'])
})

test.each<[string, Partial<LevelingEntry>, string]>([
  ['no gap', { title: 'Alpha.' }, 'title: needs exactly one gap, written ___'],
  ['two gaps', { title: 'Alpha ___ beta ___.' }, 'title: needs exactly one gap, written ___'],
  ['no end', { title: 'Alpha ___ beta' }, 'title: must end as a sentence'],
  ['a long title', { title: `Alpha ___ ${'x'.repeat(120)}.` }, 'title: is longer than 120 characters'],
  [
    'a curly apostrophe',
    { title: 'Alpha’s ___.' },
    "title: has a curly apostrophe; write the straight one (')",
  ],
  [
    'a small letter at the beginning',
    { title: '___ beta.', wrong: ['Are', 'Am', 'Be'] },
    'right: begins the sentence, so it needs a capital',
  ],
  ['the same answer twice', { wrong: ['aare', 'Aare', 'abe'] }, 'wrong[1]: the answer "aare" is there twice'],
  [
    'a wrong answer that is right',
    { wrong: ['aare', 'aam', 'ais'] },
    'wrong[2]: the answer "ais" is there twice',
  ],
  ['a letter of another script', { right: 'іs' }, 'right: has the letter "і" of another script'],
  ['a long answer', { wrong: ['aare', 'aam', 'x'.repeat(37)] }, 'wrong[2]: is longer than 36 characters'],
])('A question is refused with %s', (_, change, expected) => {
  expect(bent(change)).toContain(`levels.A1[0].${expected}`)
})

test('near-duplicate questions are found, across levels too', () => {
  expect(
    problems({ A1: level(), A2: [...level(14).slice(0, 12), question(26), question(27)] }),
  ).toContainEqual('levels.A2[12]: asks nearly the same as levels.A1[0]')
  const she = question(0, { title: 'Ann ___ in London every year.', right: 'works' })
  const he = question(1, { title: 'Ann ___ in Paris every year.', right: 'works' })
  const other = question(1, { title: 'Two of my friends ___ in Paris.', right: 'work' })
  expect(problems({ A1: [she, other, ...level(2)] })).toEqual([])
  expect(
    problems({ A1: [she, { ...he, title: 'Ann ___ in London every single year.' }, ...level(2)] }),
  ).toEqual(['levels.A1[1]: asks nearly the same as levels.A1[0]'])
})

test('the same choice must not occur again, unless with another correct answer', () => {
  const first = question(0, { right: 'is', wrong: ['are', 'am', 'be'] })
  const again = question(1, { right: 'is', wrong: ['be', 'are', 'am'] })
  expect(problems({ A1: [first, again, ...level(2)] })).toEqual([
    'levels.A1[1]: the choice "is, not am, are, be" is there twice',
  ])
  expect(
    problems({ A1: [first, { ...again, right: 'be', wrong: ['is', 'are', 'am'] }, ...level(2)] }),
  ).toEqual([])
})

test('the correct answer must not be the longest one in most questions', () => {
  const telling = level().map((each, index) => (index < 8 ? { ...each, right: `${each.right}longer` } : each))
  expect(problems({ A1: telling })).toEqual([
    'levels.A1: the right answer is the longest one in 8 of 14 questions',
  ])
  expect(problems({ A1: telling.with(0, question(0)) })).toEqual([])
})
