import type { LangCode } from '../lang-code'

/**
 * Cardinal numbers in words. From two on: "one" is an article in most languages, and a digit would dodge its gender.
 * `joined` writes 21 to 99 from a ten and a unit.
 */
type Numerals = {
  /** 2 to 19, then 20, with other forms of the same number after a slash. */
  small: string
  /** 30, 40 … 90. */
  tens: string
  /** 100, 200 … 900, then 1000; an underscore stands for the space inside of one. */
  hundreds: string
  joined: (ten: string, unit: string, value: number) => readonly string[]
}

const words = (text: string): string[][] => text.split(' ').map((each) => each.split('/'))

const numerals: Partial<Record<LangCode, Numerals>> = {
  ENG: {
    small:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    tens: 'thirty forty fifty sixty seventy eighty ninety',
    hundreds:
      'one_hundred/a_hundred two_hundred three_hundred four_hundred five_hundred six_hundred seven_hundred eight_hundred nine_hundred one_thousand/a_thousand',
    joined: (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`],
  },
  DE: {
    small:
      'zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    tens: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    hundreds:
      'hundert/einhundert zweihundert dreihundert vierhundert fünfhundert sechshundert siebenhundert achthundert neunhundert tausend/eintausend',
    joined: (ten, unit) => [`${unit}und${ten}`],
  },
  ES: {
    small:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
    tens: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'cien/ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil',
    joined: (ten, unit, value) => (value < 30 ? [spanishTwenties[value - 21] ?? ''] : [`${ten} y ${unit}`]),
  },
  FR: {
    small:
      'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
    tens: 'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
    hundreds:
      'cent deux_cents trois_cents quatre_cents cinq_cents six_cents sept_cents huit_cents neuf_cents mille',
    joined: (ten, unit, value) => frenchJoined(ten, unit, value),
  },
  IT: {
    small:
      'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
    tens: 'trenta quaranta cinquanta sessanta settanta ottanta novanta',
    hundreds:
      'cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento mille',
    joined: (ten, unit) => [`${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit === 'tre' ? 'tré' : unit}`],
  },
  RU: {
    small:
      'два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать',
    tens: 'тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    hundreds: 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот тысяча',
    joined: (ten, unit) => [`${ten} ${unit}`],
  },
}

const ones: Partial<Record<LangCode, string>> = {
  ENG: 'one',
  DE: 'ein',
  ES: 'uno',
  FR: 'un',
  IT: 'uno',
  RU: 'один',
}

const spanishTwenties =
  'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )

/** French counts on from sixty and from four times twenty: 71 is "soixante et onze", 92 "quatre-vingt-douze". */
function frenchJoined(ten: string, unit: string, value: number): readonly string[] {
  const small = words(numerals.FR?.small ?? '').map(([word = '']) => word)
  const base = value >= 80 ? 'quatre-vingt' : 'soixante'
  const isShifted = (value > 70 && value < 80) || value > 90
  const rest = isShifted ? (small[(value % 20) - 2] ?? '') : unit
  const head = isShifted || value > 80 ? base : ten
  const withAnd = value % 10 === 1 && value < 80
  return withAnd ? [`${head} et ${rest}`, `${head}-et-${rest}`] : [`${head}-${rest}`]
}

/** English ordinals, as far as days of a month go. */
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )
const ordinalDigits = (value: number): string => {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10]
  return `${value}${(Math.floor(value / 10) !== 1 && ending) || 'th'}`
}

type Table = { wordsOf: ReadonlyMap<string, readonly string[]>; digits: ReadonlyMap<string, string> }
const tables = new Map<LangCode, Table>()

function tableOf(lang: LangCode): Table {
  const known = tables.get(lang)
  if (known) return known
  const given = numerals[lang]
  const wordsOf = new Map<string, readonly string[]>()
  if (given) {
    const small = words(given.small)
    const tens = [small[18] ?? [], ...words(given.tens)]
    for (const [index, forms] of small.entries()) wordsOf.set(String(index + 2), forms)
    tens.forEach((forms, index) => {
      const value = (index + 2) * 10
      wordsOf.set(String(value), forms)
      for (let unit = 1; unit <= 9; unit++) {
        const units = unit === 1 ? [ones[lang] ?? ''] : (small[unit - 2] ?? [])
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
    if (lang === 'ENG') {
      wordsOf.set('1', ['one'])
      for (const [index, ordinal] of ORDINALS.entries()) wordsOf.set(ordinalDigits(index + 1), [ordinal])
    }
  }
  const digits = new Map(
    [...wordsOf].flatMap(([value, forms]) => forms.map((form) => [form, value] as const)),
  )
  const table = { wordsOf, digits }
  tables.set(lang, table)
  return table
}

/** The most words that one number takes: "treinta y uno". */
export const LONGEST_NUMBER = 3

/** The digits for a number in words, its words joined by spaces; null for what is no number from 2 (English: 1) on. */
export const digitsOf = (text: string, lang: LangCode): string | null =>
  tableOf(lang).digits.get(text) ?? null

/** The ways to write digits in words. */
export const numeralsOf = (digits: string, lang: LangCode): readonly string[] =>
  tableOf(lang).wordsOf.get(digits) ?? []
