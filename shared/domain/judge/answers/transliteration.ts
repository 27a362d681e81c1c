import type { LangCode } from '../../languages/codes'

/** Sounds of Cyrillic letters in a Latin notation that both spellings are folded to. */
const sounds: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'jo',
  ж: 'Z',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'C',
  ш: 'S',
  щ: 'S',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
}

/** Polish and English spellings of one sound, longest first. `ch` is either `х` or `ч`, see `latinKeys`. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/szcz|shch|sch|šč/g, 'S'],
  [/sz|sh|š/g, 'S'],
  [/zh|ż|ž/g, 'Z'],
  [/cz|č/g, 'C'],
  [/kh|x/g, 'h'],
  [/t[sz]/g, 'c'],
  [/w/g, 'v'],
  [/ć/g, 't'],
  [/ń/g, 'n'],
  [/ś/g, 's'],
  [/ź/g, 'z'],
  [/ł/g, 'l'],
]

/** Folds what spellings of a sound differ in: softness, doubled letters, and `j`, `y` or `i` before a vowel. */
const fold = (text: string): string =>
  text
    .replace(/['’`ʹʺ"]/g, '')
    .replace(/ts/g, 'c')
    .replace(/[jyi]+/g, 'i')
    .replace(/i(?=[aeou])/g, '')
    .replace(/(.)\1+/g, '$1')

const cyrillicKeys = (word: string): string[] => {
  const lower = word.toLowerCase()
  const keyOf = (text: string) => fold([...text].map((letter) => sounds[letter] ?? letter).join(''))
  return [...new Set([keyOf(lower), keyOf(lower.replaceAll('ё', 'е'))])]
}

function latinKeys(word: string): string[] {
  const lower = word.toLowerCase()
  return [...new Set(['C', 'h'])].map((sound) => {
    const read = spellings.reduce((text, [pattern, key]) => text.replace(pattern, key), lower)
    return fold(read.replace(/ch/g, sound))
  })
}

const LATIN = /\p{Script=Latin}/u
const WORD = /[\p{Script=Latin}'’`ʹʺ]+/gu
const CYRILLIC_WORD = /\p{Script=Cyrillic}+/gu

/**
 * Returns a Russian sentence that was typed in Latin letters in Cyrillic, by Polish or English spelling: "oczeń
 * prijatno", "ochen priyatno". Only words of `answers` are recognized, so nothing is guessed. `null` if the language
 * isn't Russian, Cyrillic was typed, or a word isn't one of them.
 */
export function inCyrillic(input: string, answers: readonly string[], lang: LangCode): string | null {
  if (lang !== 'RU' || /\p{Script=Cyrillic}/u.test(input) || !LATIN.test(input)) return null
  const words = new Map<string, string>()
  for (const word of answers.flatMap((answer) => answer.match(CYRILLIC_WORD) ?? []))
    for (const key of cyrillicKeys(word)) if (!words.has(key)) words.set(key, word)
  let isKnown = true
  const written = input.replace(WORD, (word) => {
    if (!LATIN.test(word)) return word
    const found = latinKeys(word).map((key) => words.get(key))
    const known = found.find((each) => each !== undefined)
    isKnown &&= known !== undefined
    return known ?? word
  })
  return isKnown ? written : null
}
