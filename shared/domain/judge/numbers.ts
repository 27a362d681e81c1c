import type { LangCode } from '../lang-code'
import { variantsOf } from '../languages/variants'

const words = (text: string): string[][] => text.split(' ').map((each) => each.split('/'))

type Table = { wordsOf: ReadonlyMap<string, readonly string[]>; digits: ReadonlyMap<string, string> }
const tables = new Map<LangCode, Table>()

function tableOf(lang: LangCode): Table {
  const known = tables.get(lang)
  if (known) return known
  const given = variantsOf[lang].numerals
  const wordsOf = new Map<string, readonly string[]>()
  if (given) {
    const small = words(given.small)
    const tens = [small[18] ?? [], ...words(given.tens)]
    for (const [index, forms] of small.entries()) wordsOf.set(String(index + 2), forms)
    tens.forEach((forms, index) => {
      const value = (index + 2) * 10
      wordsOf.set(String(value), forms)
      for (let unit = 1; unit <= 9; unit++) {
        const units = unit === 1 ? [given.one] : (small[unit - 2] ?? [])
        const all = forms
          .slice(0, 1)
          .flatMap((ten) => units.flatMap((each) => given.joined(ten, each, value + unit)))
        wordsOf.set(String(value + unit), all)
      }
    })
    words(given.hundreds).forEach((forms, index) => {
      wordsOf.set(
        String((index + 1) * 100),
        forms.map((form) => form.replace('_', ' ')),
      )
    })
    if (given.ordinals) {
      wordsOf.set('1', [given.one])
      for (const [digits, word] of given.ordinals) wordsOf.set(digits, [word])
    }
  }
  const digits = new Map(
    [...wordsOf].flatMap(([value, forms]) => forms.map((form) => [form, value] as const)),
  )
  const table = { wordsOf, digits }
  tables.set(lang, table)
  return table
}

/** The maximum number of words in a numeral: "treinta y uno". */
export const MAX_NUMBER_WORDS = 3

/** Returns the digits of a numeral in words, or `null` for anything else and for numbers below 2 (1 in English). */
export const digitsOf = (text: string, lang: LangCode): string | null =>
  tableOf(lang).digits.get(text) ?? null

/** Returns all spellings of a number in words. */
export const numeralsOf = (digits: string, lang: LangCode): readonly string[] =>
  tableOf(lang).wordsOf.get(digits) ?? []
