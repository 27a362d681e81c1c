/**
 * Rows of the Cyrillic keyboard: a letter and the Latin key with its sound. Letters without one are on the keys beside
 * them; в is on w and х on h, where Polish speakers look for them.
 */
export const cyrillicRows: readonly (readonly (readonly [letter: string, key: string])[])[] = [
  [
    ['я', 'q'],
    ['в', 'w'],
    ['е', 'e'],
    ['р', 'r'],
    ['т', 't'],
    ['ы', 'y'],
    ['у', 'u'],
    ['и', 'i'],
    ['о', 'o'],
    ['п', 'p'],
    ['ш', '['],
  ],
  [
    ['а', 'a'],
    ['с', 's'],
    ['д', 'd'],
    ['ф', 'f'],
    ['г', 'g'],
    ['х', 'h'],
    ['й', 'j'],
    ['к', 'k'],
    ['л', 'l'],
    ['ч', ';'],
    ['э', "'"],
  ],
  [
    ['з', 'z'],
    ['ь', 'x'],
    ['ц', 'c'],
    ['ж', 'v'],
    ['б', 'b'],
    ['н', 'n'],
    ['м', 'm'],
    ['щ', ']'],
    ['ю', '\\'],
    ['ё', '`'],
    ['ъ', '='],
  ],
]

const byKey = new Map(cyrillicRows.flat().map(([letter, key]) => [key, letter]))

/** Returns the Cyrillic letter of a pressed key, in its case; `undefined` for keys without one, as of a Cyrillic layout. */
export function cyrillicOf(key: string): string | undefined {
  const letter = byKey.get(key.toLowerCase())
  return letter !== undefined && key !== key.toLowerCase() ? letter.toUpperCase() : letter
}

/**
 * Letters that two Latin keys type together, as in Polish spelling and in transliteration. Pairs that are frequent in
 * Russian words, such as тс, are left out.
 */
const pairs: Readonly<Record<string, string>> = {
  ch: 'ч',
  cz: 'ч',
  sh: 'ш',
  sz: 'ш',
  zh: 'ж',
  ja: 'я',
  ju: 'ю',
}

/** The last letter typed with a Latin key, to join it with the next one. */
export type TypedLetter = {
  letter: string
  /** Its key; `null` if it is joined already. */
  key: string | null
  /** The letters that Backspace restores; `null` if it deletes the letter. */
  parts: string | null
  /** The joined letter right before it. */
  before: TypedLetter | null
}

/** A letter to insert in place of `erased` letters before the caret. */
type Typing = { insert: string; erased: number; typed: TypedLetter }

const inCaseOf = (model: string, letter: string): string =>
  model === model.toLowerCase() ? letter : letter.toUpperCase()

/**
 * Returns the text that a Latin key types after the last letter, which it may join: c, h is ч, and щ after a joined ш.
 * `undefined` for keys without a letter.
 */
export function typeLatin(last: TypedLetter | null, key: string): Typing | undefined {
  const letter = cyrillicOf(key)
  if (letter === undefined) return undefined
  const pair = last?.key ? pairs[`${last.key}${key.toLowerCase()}`] : undefined
  if (!last || pair === undefined) {
    const before = last?.parts ? last : null
    return { insert: letter, erased: 0, typed: { letter, key: key.toLowerCase(), parts: null, before } }
  }
  const joined = inCaseOf(last.letter, pair)
  const isShch = pair === 'ч' && last.before?.letter.toLowerCase() === 'ш'
  if (!isShch || !last.before) return joining(joined, 1, last.letter + letter)
  return joining(inCaseOf(last.before.letter, 'щ'), 2, last.before.letter + joined)
}

const joining = (letter: string, erased: number, parts: string): Typing => ({
  insert: letter,
  erased,
  typed: { letter, key: null, parts, before: null },
})
