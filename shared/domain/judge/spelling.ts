import type { LangCode } from '../lang-code'

/** Latin letters that look like Cyrillic ones: on a Polish keyboard nobody sees the difference. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  k: 'к',
  m: 'м',
  t: 'т',
  h: 'н',
  b: 'в',
}

/** Stems of British spellings and their American ones; the longest that fits counts. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [
    /^(behavi|col|fav|flav|glam|harb|hon|hum|lab|neighb|od|parl|rum|sav|splend|tum|val|vap|vig|end|endeav|misdemean|arm|ard|cand|clam|demean|ferv|ranc|rig|succ|unfav|disfav|dishon|discol|multicol|enam)our/,
    '$1or',
  ],
  [/^(cent|theat|met|lit|fib|calib|somb|lust|meag|spect|kilomet|centimet|millimet)re(s|d)?$/, '$1er$2'],
  [
    /^((?:un|re|dis)?(?:agon|apolog|author|bapt|capital|categor|character|civil|colon|critic|crystal|custom|digital|econom|emphas|energ|equal|fantas|final|general|global|harmon|hospital|ideal|item|jeopard|legal|local|maxim|memor|minim|mobil|modern|national|neutral|normal|optim|organ|oxid|penal|personal|popular|priorit|privat|pulver|real|recogn|revolution|rom|satir|scrutin|social|special|stabil|standard|steril|summar|symbol|sympath|synthes|terror|utilis|util|vandal|vapor|visual|vocal|western))is(e|es|ed|ing|er|ers|ation|ations|able)$/,
    '$1iz$2',
  ],
  [/^(anal|paral|catal)ys(e|es|ed|ing|er)$/, '$1yz$2'],
  // Before the doubled letters: this one loses more than a letter.
  [/^jewellery$/, 'jewelry'],
  [
    /^(travel|cancel|label|model|level|signal|quarrel|marvel|dial|fuel|duel|counsel|jewel|channel|tunnel|shovel|total|equal|pedal|rival|spiral|initial|panel|carol|bevel|chisel|enrol|fulfil|instal|distil|instil)l(ed|ing|er|ers|ery|or|ors|ment)$/,
    '$1$2',
  ],
  [/^(dialog|catalog|analog|monolog|prolog|epilog)ue(s?)$/, '$1$2'],
  [/^(defen|offen|licen|preten)ce(s|d)?$/, '$1se$2'],
  [/^practis(e|es|ed|ing)$/, 'practic$1'],
  [/^(learn|burn|dream|spell|spoil|lean|smell|spill)t$/, '$1ed'],
  [/^spelt$/, 'spelled'],
  [/^spilt$/, 'spilled'],
  [/^smelt$/, 'smelled'],
  // Not forward: "forwards" is a form of the verb, too, and nobody looks forwards to anything.
  [/^(toward|afterward|backward|upward|downward)s$/, '$1'],
  [/^grey(s|er|est|ish)?$/, 'gray$1'],
  [/^tyre(s?)$/, 'tire$1'],
  [/^kerb(s?)$/, 'curb$1'],
  [/^programme(s?)$/, 'program$1'],
  [/^cheque(s?)$/, 'check$1'],
  [/^aeroplane(s?)$/, 'airplane$1'],
  [/^alumini?um$/, 'aluminum'],
  [/^pyjamas$/, 'pajamas'],
  [/^plough(s|ed|ing|man)?$/, 'plow$1'],
  [/^doughnut(s?)$/, 'donut$1'],
  [/^sceptic(s|al|ism)?$/, 'skeptic$1'],
  [/^mum(s|'s|my|my's|mies)?$/, 'mom$1'],
  [/^mould(s|y|ed)?$/, 'mold$1'],
  [/^(moustache|cosy|cosier|cosiest)$/, '$1'],
  [/^draught(s|y)?$/, 'draft$1'],
  [/^(ageing)$/, 'aging'],
  [/^judgement(s?)$/, 'judgment$1'],
  [/^acknowledgement(s?)$/, 'acknowledgment$1'],
  [/^skilful(ly)?$/, 'skillful$1'],
  [/^wilful(ly)?$/, 'willful$1'],
  [/^enrol(s|ment)?$/, 'enroll$1'],
  [/^fulfil(s|ment)?$/, 'fulfill$1'],
  [/^instalment(s?)$/, 'installment$1'],
  [/^woollen$/, 'woolen'],
  [/^storey(s?)$/, 'story$1'],
  [/^whisky$/, 'whiskey'],
  [/^(an)?aesthe(.*)$/, '$1esthe$2'],
  [/^paediatric(.*)$/, 'pediatric$1'],
  [/^encyclopaedia(s?)$/, 'encyclopedia$1'],
  [/^manoeuvre(s|d)?$/, 'maneuver$1'],
  [/^(any|some|every)one's$/, "$1body's"],
  [/^yoghurt(s?)$/, 'yogurt$1'],
  [/^omelette(s?)$/, 'omelet$1'],
  [/^ok$/, 'okay'],
]

/** One English spelling for words that are written in two: American where Britain differs. */
export function american(word: string): string {
  for (const [british, replacement] of BRITISH)
    if (british.test(word)) return word.replace(british, replacement)
  return word
}

/** What words were found to be spelled as: the same ones come again and again. */
const spellings = new Map<string, string>()
const MOST_REMEMBERED = 20_000

/**
 * A compared word in the one spelling of everything that is right or the keyboard's fault: British and American words,
 * ё and е, Latin letters that look Cyrillic, ß and ss, œ and oe. Words that differ in nothing else are the same.
 */
export function spellingOf(key: string, lang: LangCode): string {
  const name = `${lang} ${key}`
  const known = spellings.get(name)
  if (known !== undefined) return known
  const found = findSpelling(key, lang)
  if (spellings.size >= MOST_REMEMBERED) spellings.clear()
  spellings.set(name, found)
  return found
}

function findSpelling(key: string, lang: LangCode): string {
  switch (lang) {
    case 'ENG':
      return american(withoutMarks(key))
    case 'DE':
      return key.replace(/ß/g, 'ss')
    case 'RU':
      return key
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC')
        .replace(/ё/g, 'е')
        .replace(/[aceopxykmthb]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    case 'FR':
    case 'IT':
    case 'ES':
    case 'PL':
      return key.replace(/œ/g, 'oe').replace(/æ/g, 'ae')
  }
}

/** How German is typed without its letters: "schoen" for "schön". */
export const withoutUmlauts = (spelling: string): string =>
  spelling.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)

/** Letters that Unicode does not take apart into a base and a mark. */
const WHOLE: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ё: 'е' }

/**
 * A word without its diacritics. Of Cyrillic only ё becomes е: й is its own letter, although Unicode writes it as и
 * with a mark.
 */
export const withoutMarks = (word: string): string => (PLAIN.test(word) ? word : bareLetters(word))

const PLAIN = /^[\x20-\x7e]*$/

const bareLetters = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/[^\p{Script=Cyrillic}]+/gu, (part) => part.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[łßœæøё]/g, (letter) => WHOLE[letter] ?? letter)
