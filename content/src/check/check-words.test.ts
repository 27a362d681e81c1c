import type { Lexicon } from '../library'
import { course, exercise, lesson, library, problemsOf, word } from '../small-library.fixture'
import { missingWords } from './check-words'

const lexicon = (change: Partial<Lexicon> = {}): Lexicon => ({
  lang: 'ENG',
  file: 'lexicon/eng.yaml',
  draft: false,
  function: ['is', "'s"],
  names: ['Anna'],
  levels: { A1: { here: null, walk: null, go: ['goes', 'went'] }, B1: { bored: null } },
  ...change,
})

/** A library with a lexicon, in which each lesson has one answer and teaches the base words and its own. */
const saying = (
  lessons: { answer: string; level?: 'A1' | 'A2'; teaches?: string; exceptions?: string[] }[],
  change: Partial<Lexicon> = {},
) =>
  library({
    courses: [
      course({
        levels: ['A1', 'A2'],
        lessons: lessons.map(({ answer, level = 'A1', teaches, exceptions = [] }, index) => {
          const own = teaches
            ? [word({ slug: 'own', example: 'własne', answer: teaches, partOfSpeech: 'verb' })]
            : []
          const small = lesson().words.map((word) => ({ ...word, partOfSpeech: 'pronoun' as const }))
          return lesson({
            slug: `lesson-${index}`,
            file: `courses/eng/small/lesson-${index}.yaml`,
            level,
            exceptions,
            words: [...small, ...own],
            exercises: [
              exercise({
                answer,
                gaps: [],
                words: [...small, ...own].map(({ slug }) => slug),
              }),
            ],
          })
        }),
      }),
    ],
    lexicons: [lexicon(change)],
  })

const answer = 'exercises[0].answer'

describe('the words of answers', () => {
  test('every form of a word with an entry is accepted at its level', () => {
    expect(problemsOf(saying([{ answer: 'She walked here.', teaches: 'walk' }]))).toEqual([])
    expect(problemsOf(saying([{ answer: "Anna's here. She went.", teaches: 'go' }]))).toEqual([])
  })

  test('an irregular word has only the listed forms', () => {
    expect(problemsOf(saying([{ answer: 'She goed here.', teaches: 'go' }]))).toEqual([
      `${answer}: "goed" is not in the lexicon`,
    ])
  })

  test('a word above the level is reported unless it was taught before', () => {
    const bored = { answer: 'She is bored.', teaches: 'bored' }
    expect(problemsOf(saying([bored]))).toEqual([])
    expect(problemsOf(saying([bored, { answer: 'Is she bored?' }]))).not.toContainEqual(
      expect.stringContaining('bored'),
    )
    expect(problemsOf(saying([{ answer: 'She is bored.' }, { ...bored, answer: 'He is bored.' }]))).toEqual([
      `${answer}: "bored" (B1) is above A1 and not taught before`,
    ])
  })

  test('a lesson lists its exceptions, and only necessary ones', () => {
    const later = { answer: 'He is bored.', teaches: 'bored' }
    expect(problemsOf(saying([{ answer: 'She is bored.', exceptions: ['bored'] }, later]))).toEqual([])
    expect(problemsOf(saying([{ answer: 'She is here.', exceptions: ['bored'] }, later]))).toEqual([
      'exceptions[0]: "bored" is no exception: no answer has it, or it is known',
    ])
  })

  test('a word without an entry is reported once, and grammar words and names need none', () => {
    const walks = [{ answer: 'She walks here.' }, { answer: 'Anna is walking here.' }]
    expect(problemsOf(saying(walks))).toEqual([`${answer}: no lesson has an entry for "walk", 2 times`])
  })

  test('an entry without a part of speech is reported', () => {
    expect(problemsOf(library({ lexicons: [lexicon()] }))).toContain('words[0].partOfSpeech: is missing')
  })

  test('a draft is not checked, but its missing words are listed', () => {
    const draft = saying([{ answer: 'She walks home, bored.' }], { draft: true })
    expect(problemsOf(draft)).toEqual([])
    const listed = missingWords(draft, 'ENG')
    expect(listed).toContain('Not in the lexicon: 1\n  A1 eng/small/lesson-0: home')
    expect(listed).toContain('A1 eng/small/lesson-0: bored (B1)')
    expect(listed).toContain('A1 eng/small/lesson-0: walk (A1), bored (B1)')
  })

  test('a word must not occur in the lexicon twice', () => {
    expect(problemsOf(saying([{ answer: 'She is here.' }], { names: ['Anna', 'here'] }))).toEqual([
      'levels.A1: the word "here" is there twice',
    ])
  })
})
