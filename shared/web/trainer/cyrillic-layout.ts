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
