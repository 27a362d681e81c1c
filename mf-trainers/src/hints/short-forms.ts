import type { LangCode } from '@mowka/shared/contract/schemas/common'

/** What the ending of an English short form can stand for (U05). */
const endings: readonly [ending: string, words: readonly string[]][] = [
  ["n't", ['not']],
  ["'m", ['am']],
  ["'re", ['are']],
  ["'ve", ['have']],
  ["'ll", ['will']],
  ["'s", ['is', 'has']],
  ["'d", ['would', 'had']],
]
/** Short forms that do not follow from their ending. */
const irregular: Readonly<Record<string, readonly string[]>> = {
  cannot: ['can', 'not'],
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  "let's": ['let', 'us'],
}

/** "I'd've" is short twice; nothing is short three times, and each further ending would double the work. */
const MOST_ENDINGS = 2

/**
 * The ways to write out a bare word: none but for English short forms, which the check takes for what they stand for
 * (U05). Elisions of other languages are obligatory spelling.
 */
export function writtenOut(
  bare: string,
  lang: LangCode,
  endingsLeft = MOST_ENDINGS,
): readonly (readonly string[])[] {
  if (lang !== 'ENG' || endingsLeft === 0) return []
  const whole = Object.hasOwn(irregular, bare) ? irregular[bare] : undefined
  if (whole) return [whole]
  const [ending, tails] = endings.find(([each]) => bare.endsWith(each) && bare.length > each.length) ?? []
  if (!ending || !tails) return []
  const head = bare.slice(0, -ending.length)
  const heads = [[head], ...writtenOut(head, lang, endingsLeft - 1)]
  return heads.flatMap((words) => tails.map((tail) => [...words, tail]))
}
