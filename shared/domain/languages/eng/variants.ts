import { onlyOneIsSingular, withoutMarks } from '../parts'
import type { Variants } from '../types'

const WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )

const digitsOf = (value: number): string => {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10]
  return `${value}${(Math.floor(value / 10) !== 1 && ending) || 'th'}`
}

/** The days of a month. */
const ordinals = WORDS.map((word, index) => [digitsOf(index + 1), word] as const)

export const variants: Variants = {
  numerals: {
    one: 'one',
    small:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    tens: 'thirty forty fifty sixty seventy eighty ninety',
    hundreds:
      'one_hundred/a_hundred two_hundred three_hundred four_hundred five_hundred six_hundred seven_hundred eight_hundred nine_hundred one_thousand/a_thousand',
    joined: (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`],
    ordinals,
  },
  units: {
    '£': [['pound', 'pounds']],
    '€': [['euro', 'euros']],
    $: [['dollar', 'dollars']],
    '%': [
      ['percent', 'percent'],
      ['per cent', 'per cent'],
    ],
  },
  unitForm: onlyOneIsSingular,
  minus: 'minus',
  and: 'and',
  spelling: (word) => american(withoutMarks(word)),
}

/** Patterns of British spellings and their American replacements; the longest match counts. */
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
  // Precedes the doubled letters because it loses more than one letter.
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
  // Excludes "forward": "forwards" is also a form of the verb, and "look forwards to" isn't English.
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

/** Returns the American spelling of a word that differs in British English. */
export function american(word: string): string {
  for (const [british, replacement] of BRITISH)
    if (british.test(word)) return word.replace(british, replacement)
  return word
}
