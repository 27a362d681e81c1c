import type { NextWords, Rewording } from '../types'

/** Past participles that don't end in -ed, including past tense forms that are also participles. */
const IRREGULAR_PARTICIPLES: ReadonlySet<string> = new Set(
  (
    'arisen awoken been borne born beaten become begun bent bet bitten bled blown broken bred brought built burnt ' +
    'burst bought cast caught chosen come cost crept cut dealt done dreamt drawn driven drunk dug eaten fallen fed ' +
    'felt found fled flown forbidden forgiven forgot forgotten fought frozen given gone got gotten grown had heard ' +
    'hidden hit held hung hurt kept known laid lain leant learnt led left lent let lit lost made meant met mistaken ' +
    'overcome paid proved proven put quit read rid ridden risen run rung said sat seen sent set sewn shaken shone shot ' +
    'shown shrunk shut slept slid smelt sold sought sown sped spelt spent spilt split spoilt spoken spread sprung stolen ' +
    'stood struck stuck stung sung sunk swept swollen sworn swum swung taken taught thought thrown told torn trodden ' +
    'understood upset withdrawn woken won worn written wound'
  ).split(' '),
)

/**
 * English short forms, resolved by their neighbours: "he's got" is "he has got", "Anna's room" is not "Anna is room",
 * and "I'm" can't end a sentence. Other languages have none: their elisions are obligatory spelling (U05).
 */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const PRONOUNS = set('i you he she it we they that this there here who what where when why how')
/** Words other than pronouns that have short forms in 'll, 'd and 've. */
const MODALS = set('could would should might must')
/** Adverbs that may occur between "have" and its participle. */
const ADVERBS = set(
  'not never always already just ever also only still really probably definitely recently since',
)
/** Words that follow "is" but never a possessive. */
const AFTER_IS = set(
  'a an the my your his her its our their this that these those not no in on at to from with for of by about under over behind near here there very too so quite really always never often usually already still just also going coming late early ready right wrong fine ok okay back out up down off away home tired hungry thirsty busy free happy sad sick ill sorry afraid called made born gone done closed open broken',
)
const NEGATED = set('do does did is are was were has have had could would should must might need ought')
/** Irregular short forms, and two phrases that are often written as one word. */
const WHOLE: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['cannot', ['can', 'not']],
  ["can't", ['can', 'not']],
  ["won't", ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["let's", ['let', 'us']],
  ['alright', ['all', 'right']],
])

/** English words that look like a short form without its apostrophe. */
const LOOKALIKES = set('its were well hell shell ill id wed shed lets whose')

/** Whether a word without an apostrophe is also a word of its own: its and it's. */
export const isLookalike = (word: string): boolean => LOOKALIKES.has(word)

/** Distinguishes English short forms from slips: "won't" is not a misspelt "don't". */
export const isShortForm = (word: string): boolean => {
  const [, head = '', ending = ''] = /^(.+?)(n't|'(?:m|re|ve|ll|d|s))$/.exec(word) ?? []
  if (WHOLE.has(word)) return true
  return ending === "n't" ? NEGATED.has(head) : PRONOUNS.has(head) || (ending === "'ve" && MODALS.has(head))
}

/** Subjects that follow an inverted verb. */
const SUBJECTS = set('i you he she it we they there this that')

/** Negative questions: "isn't she" equals "is she not", which moves the subject. */
function uninverted(words: readonly string[]): string[][] {
  const [first = '', second = '', third] = words
  if (!SUBJECTS.has(second)) return []
  if (words.length === 2) {
    if (first === "aren't" && second === 'i') return [['am', 'i', 'not']]
    const [verb] = /n't$/.test(first) ? (writtenOut(first, () => [])[0] ?? []) : []
    return verb === undefined ? [] : [[verb, second, 'not']]
  }
  if (third !== 'not') return []
  if (first === 'am' && second === 'i') return [["aren't", 'i']]
  const short =
    { can: "can't", will: "won't", shall: "shan't" }[first] ?? (NEGATED.has(first) ? `${first}n't` : null)
  return short === null ? [] : [[short, second]]
}

const isParticiple = (word: string) => IRREGULAR_PARTICIPLES.has(word) || /.ed$/.test(word)

/** Words that follow "has seen" but never "is seen". */
const OBJECTS = set(
  'the a an my your his her its our their this that these those it him them me us some any two three home already',
)
/** Participles that a name or noun can follow after "is", too. */
const NAMING = set('called named given')

/** Returns the short forms of two adjacent words: "it is" is "it's", "do not" is "don't". */
function shortened(first: string, second: string, next: NextWords): string[] {
  const forms: string[] = []
  for (const [form, [head, tail]] of WHOLE) if (first === head && second === tail) forms.push(form)
  if (second === 'not') {
    if (NEGATED.has(first)) forms.push(`${first}n't`)
    return forms
  }
  const isEnd = next(new Set()).length === 0
  if (isEnd || first.includes("'")) {
    // "could've", "I'd've": a short form may be shortened again, except at the end.
    if (!isEnd && second === 'have' && /(?:'d|n't)$/.test(first)) forms.push(`${first}'ve`)
    return forms
  }
  const isPronoun = PRONOUNS.has(first)
  const afterwards = next(ADVERBS)
  const isPerfect = afterwards.some(isParticiple)
  if (second === 'is' && first !== 'this') forms.push(`${first}'s`)
  if (second === 'am' && first === 'i') forms.push("i'm")
  if (second === 'are' && isPronoun) forms.push(`${first}'re`)
  if (second === 'has' && isPerfect) forms.push(`${first}'s`)
  if (second === 'have' && (MODALS.has(first) || (isPronoun && isPerfect))) forms.push(`${first}'ve`)
  if (second === 'had' && isPronoun && (isPerfect || afterwards.includes('better'))) forms.push(`${first}'d`)
  if (second === 'would' && isPronoun && !afterwards.every((each) => each === 'better'))
    forms.push(`${first}'d`)
  if (second === 'will' && isPronoun) forms.push(`${first}'ll`)
  return forms
}

/** Returns all expansions of a short form: "I'd" is "I would" before "go" and "I had" before "gone". */
export function writtenOut(word: string, next: NextWords): (readonly [string, string])[] {
  const whole = WHOLE.get(word)
  if (whole) return [whole]
  const negated = /^(.+)n't$/.exec(word)?.[1]
  if (negated) return NEGATED.has(negated) ? [[negated, 'not']] : []
  const [, head = '', ending = ''] = /^(.+)'(m|re|ve|ll|d|s)$/.exec(word) ?? []
  if (ending === '') return []
  if (ending === 'm') return head === 'i' ? [[head, 'am']] : []
  if (ending === 're') return [[head, 'are']]
  if (ending === 've') return [[head, 'have']]
  if (ending === 'll') return [[head, 'will']]
  const afterwards = next(ADVERBS)
  const mayBePerfect = afterwards.some(isParticiple)
  if (ending === 'd') {
    const isPast = mayBePerfect || afterwards.includes('better')
    const isConditional = afterwards.some(
      (each) => each !== 'better' && (!isParticiple(each) || BASE_TOO.has(each)),
    )
    return [...(isConditional ? [[head, 'would'] as const] : []), ...(isPast ? [[head, 'had'] as const] : [])]
  }
  const following = next(new Set())
  const isVerb =
    PRONOUNS.has(head) ||
    following.some((each) => AFTER_IS.has(each) || /.ing$/.test(each) || isParticiple(each))
  if (!isVerb) return []
  const objects = next(ADVERBS, 1)
  const hasObject = objects.length > 0 && objects.every((each) => OBJECTS.has(each))
  const onlyHas =
    afterwards.length > 0 &&
    afterwards.every(
      (each) => ONLY_AFTER_HAS.has(each) || (hasObject && isParticiple(each) && !NAMING.has(each)),
    )
  return [
    ...(onlyHas ? [] : [[head, 'is'] as const]),
    ...(mayBePerfect || isInvertedPerfect(head, following, objects) ? [[head, 'has'] as const] : []),
  ]
}

/** "What's he done?" is "What has he done?"; "What's it called?" isn't. */
const isInvertedPerfect = (head: string, following: readonly string[], behind: readonly string[]): boolean =>
  ASKING.has(head) &&
  following.some((each) => SUBJECTS.has(each)) &&
  behind.some((each) => isParticiple(each) && !NAMING.has(each) && !STATES.has(each))
const ASKING = set('who what where when why how')
/** Participles that usually describe a state of the subject. */
const STATES = set('made born closed broken supposed allowed based worried scared bored tired interested')

/** Participles that never follow "is". */
const ONLY_AFTER_HAS = set('got been had')
/** Participles that are also base forms: "I'd come" is "I would come" and "I had come". */
const BASE_TOO = set(
  'become come run put cut let hit hurt read shut cost set bet burst cast quit rid spread split overcome',
)

export const rewording: Rewording = {
  mayBegin: () => true,
  of: uninverted,
  shortForms: { shortened, writtenOut },
}
