import type { LangCode } from '../languages/codes'
import type { WordList } from '../languages/types'
import { type Judgement, judge } from './judge'
import type { Question } from './question'

/** Builds a small word list. */
export const someWords = (words: string): WordList => {
  const known = new Set(words.split(' '))
  return { has: (word) => known.has(word) }
}

const ENGLISH =
  'i like reading house horse my the this possible impossible thursday tuesday were well its whose found a an nice yesterday hat cat resume'
const LISTS: Partial<Record<LangCode, WordList>> = {
  ENG: someWords(ENGLISH),
  DE: someWords('eine keine einen hatte hätte schon schön große beruf erfahrung erfahrungen milch'),
  ES: someWords('hablo habló tu tú el él ano año esta está'),
  FR: someWords('ou où la là parle parlé a à des dès'),
  IT: someWords('e è papa papà da dà'),
  RU: someWords('книгу книга'),
}

type Given = Partial<Omit<Question, 'alternatives'>> & { alternatives?: readonly string[] }

/** Judges with a small word list per language. */
export const judged = (lang: LangCode, answer: string, input: string, given: Given = {}): Judgement =>
  judge({
    input,
    answer,
    mistakes: [],
    lang,
    question: '',
    words: LISTS[lang] ?? null,
    exact: false,
    ...given,
    alternatives: (given.alternatives ?? []).map((text) => ({ text, hidden: false })),
  })

/**
 * Prints the marks of a judgement in one line: `-extra-`, `+missing+`, `[typed|expected]`, `<moved away>` and `>moved
 * here<`.
 */
export const drawn = ({ pieces }: Judgement): string =>
  pieces
    .map(({ mark, typed, expected }) => {
      const signs = { extra: `-${typed}-`, missing: `+${expected}+`, changed: `[${typed}|${expected}]` }
      if (mark === 'moved-from') return `<${typed}>`
      if (mark === 'moved-to') return `>${expected}<`
      return mark === 'same' ? expected : signs[mark]
    })
    .join('')

/** Issue kinds in order. */
export const kindsOf = ({ issues }: Judgement): string => issues.map(({ kind }) => kind).join(' ')
