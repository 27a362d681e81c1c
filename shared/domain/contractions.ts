import type { LangCode } from '../contract/schemas/common'

/** What the ending of a short form can stand for. */
const endings: ReadonlyMap<string, readonly string[]> = new Map([
  ["'m", ['am']],
  ["'re", ['are']],
  ["'ve", ['have']],
  ["'ll", ['will']],
  ["'s", ['is', 'has']],
  ["'d", ['would', 'had']],
])

/** Short forms that do not follow from their ending. */
const irregular: ReadonlyMap<string, readonly string[]> = new Map([
  ['cannot', ['can', 'not']],
  ["can't", ['can', 'not']],
  ["won't", ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["let's", ['let', 'us']],
])

const negated = /^(do|does|did|is|are|was|were|has|have|had|could|would|should|must|might|need|ought)n't$/
const shortened = /^(.+)('(?:m|re|ve|ll|s|d))$/
const shortForm =
  /^(?:i'm|(?:you|we|they|there|who|what)'re|(?:i|you|we|they|could|would|should|might|must)'ve|(?:i|you|he|she|it|we|they|that|there|who)'(?:ll|d)|(?:it|he|she|that|there|here|what|who|where|how|when|why)'s)$/

/** Nothing that people write is shortened more often than "I'd've"; without an end each ending doubles the readings. */
const SHORTENED_AT_MOST = 2

/**
 * Every way to read a lower-case word: as it is and, for English short forms, written out ("it's" is "it is" or "it
 * has"). Other languages have one reading: their elisions (l'eau, dell'anno) are obligatory spelling (U05).
 */
export function readingsOf(
  word: string,
  lang: LangCode,
  depth = SHORTENED_AT_MOST,
): readonly (readonly string[])[] {
  if (depth === 0 || lang !== 'ENG') return [[word]]
  const whole = irregular.get(word)
  if (whole) return [[word], whole]
  const negative = negated.exec(word)?.[1]
  if (negative) return [[word], [negative, 'not']]
  const [, head = '', ending = ''] = shortened.exec(word) ?? []
  const tails = endings.get(ending)
  if (!tails) return [[word]]
  // "I'd've" is short twice.
  const heads = readingsOf(head, lang, depth - 1)
  return [[word], ...heads.flatMap((reading) => tails.map((tail) => [...reading, tail]))]
}

/** Tells an English short form from a slip: "won't" is no misspelt "don't". */
export const isShortForm = (word: string, lang: LangCode): boolean =>
  lang === 'ENG' && (irregular.has(word) || negated.test(word) || shortForm.test(word))

/** English words that turn up when the apostrophe of a short form is forgotten, and mean something else. */
const lookalikes: readonly string[] = [
  'its',
  'were',
  'well',
  'hell',
  'shell',
  'ill',
  'id',
  'wed',
  'shed',
  'lets',
]

/**
 * Tells whether a word without apostrophe is a word in its own right next to a short form: its and it's, were and
 * we're.
 */
export const isLookalike = (word: string, lang: LangCode): boolean =>
  lang === 'ENG' && lookalikes.includes(word)
