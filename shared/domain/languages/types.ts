import type { IssueKind } from '../judge/issue'
import type { WordGender } from '../word/word'
import type { Article } from './article'
import type { InterfaceLang } from './codes'

/** All words of a language in every form, in lower case and NFC. */
export type WordList = { has: (word: string) => boolean }

/** Names of a language as written inside a sentence: "angielski", "English". */
export type LanguageNames = Record<InterfaceLang, string>

/** Replacements that make text ready for display, in this order. */
export type Typography = readonly (readonly [pattern: RegExp, replacement: string])[]

/** A path of a flag drawing in a 24 × 18 view box. A path with a `width` is stroked, others are filled. */
export type FlagPath = { d: string; color: string; width?: number }

/** Short texts in the language itself. */
export type Phrases = { greeting: string; resume: string }

export type Grammar = {
  /** All articles, contracted ones included. */
  articles: readonly Article[]
  /** Particles at the beginning of dictionary entries for verbs. */
  verbParticles: readonly string[]
  /** Whether dictionary entries for nouns show the gender by an article, by the ending of the noun, or not at all. */
  genderMark: 'article' | 'ending' | null
  /** Determiners other than articles that reveal the gender of the noun. */
  genderedDeterminers: readonly (readonly [text: string, gender: WordGender])[]
  /** Prepositions that can also be a particle, a conjunction or an article. */
  ambiguousPrepositions: string
  /** Negations with another meaning. */
  ambiguousNegations: string
  /** Subject pronouns that are nothing else. */
  unmistakableSubjects: string
}

/** Function words, in lower case, by the kind of mistake a learner makes with them. */
export type WordClassLists = {
  prepositions: string
  negations: string
  /** Auxiliary verbs; each group lists all forms of one verb. */
  auxiliaries: readonly string[]
  /** Words that change with case or person; each group is one pronoun or possessive. */
  pronouns: readonly string[]
  /** Irregular verbs; each group lists all forms of one verb. */
  verbs: readonly string[]
  /** Subjects, which a verb follows. */
  subjects: string
  /** Articles, possessives and quantifiers, which a noun follows. */
  determiners: string
}

/** Cardinal numbers in words, with alternatives after a slash. */
export type Numerals = {
  /** Only for compounds such as "twenty-one": alone it is an article in most languages, and a digit has no gender. */
  one: string
  /** 2 to 19, then 20. */
  small: string
  /** 30, 40 … 90. */
  tens: string
  /** 100, 200 … 900, then 1000; an underscore is a space inside a numeral. */
  hundreds: string
  /** Writes 21 to 99 from a ten and a unit. */
  joined: (ten: string, unit: string, value: number) => readonly string[]
  /** Ordinals as digits and words, where they are interchangeable. */
  ordinals?: readonly (readonly [digits: string, word: string])[]
  /**
   * Ordinals and inflected cardinals that may be typed as digits: "am 3. Mai", "до 5", "al 3° piano". Digits in an answer don't
   * accept them, because only the sentence determines the form.
   */
  inflected?: readonly (readonly [digits: string, words: string])[]
  /** Whether the words of a numeral may also be joined by hyphens: "vingt et une", "vingt-et-une". */
  hasOptionalHyphens?: boolean
}

/** Forms of a unit's name, selected by `unitForm`. */
export type Unit = readonly [one: string, other: string, many?: string]

/** Two forms of one word. */
export type WordForms = {
  typed: string
  expected: string
  /** The parts in which they differ. */
  endings: readonly [typed: string, expected: string]
  /** The accepted answer's spelling. */
  written: string
  isFirst: boolean
  afterSubject: boolean
  afterDeterminer: boolean
  /** Whether an ending belongs to verbs only. */
  looksLikeVerb: boolean
}

/** Accents that can be wrong without changing the word. */
export type Accents = {
  /** Words whose accent only distinguishes them in writing from another word that sounds alike. */
  silent: string
  /** A word without the accents that don't change its pronunciation. */
  soundOf: (word: string) => string
  /** Whether `typed` lacks an accent and can't be another form of the same word. */
  isLeftOut: (typed: string, expected: string) => boolean
}

/** Ways to write the same words, which are equal in a comparison. */
export type Variants = {
  numerals: Numerals | null
  /** Names of currencies, of the percent sign and of units that have an abbreviation. */
  units: Readonly<Record<string, readonly Unit[]>>
  unitForm: (count: number) => 0 | 1 | 2
  minus: string
  /** Reading of "&". */
  and: string
  /** One spelling for all correct variants of a word and for characters that a keyboard may lack. */
  spelling: (word: string) => string
  /** A spelling as typed on a keyboard without the letters of the language, if it is another one. */
  keyboardSpelling?: (spelling: string) => string
}

/**
 * The words that may follow, or those `behind` words later, as far as a short form depends on them; empty at the end
 * of a sentence.
 */
export type NextWords = (skipped: ReadonlySet<string>, behind?: number) => readonly string[]

/** Wordings that only some languages have: times of day, short forms. */
export type Rewording = {
  /** Whether a phrase that begins with a word may have other wordings; avoids the full lookup. */
  mayBegin: (word: string) => boolean
  /** Returns other wordings of one to three words. */
  of: (words: readonly string[], numeralsOf: (digits: string) => readonly string[]) => string[][]
  /** Short forms of two words that depend on the words behind them. */
  shortForms: {
    shortened: (first: string, second: string, next: NextWords) => string[]
    writtenOut: (word: string, next: NextWords) => (readonly [string, string])[]
  } | null
}

/** Facts for combining accepted answers. */
export type Combining = {
  /** Courtesies that fit any person: "por favor", but not "s'il te plaît". */
  courtesies: readonly string[]
  /** Determiners that show the gender of their noun; `null` for languages in which no words are combined. */
  genderedDeterminers: ReadonlySet<string> | null
  /** Endings that show the gender of a noun after other determiners. */
  genderedEndings: RegExp
  /** Endings that feminine words share with words of both genders: "gentille", "agréable". */
  sharedEndings: RegExp
  questionWords: ReadonlySet<string>
}

/** Words that an answer may have in addition to an accepted one. */
export type Additions = {
  /**
   * Courtesies that fit the beginning or the end of any polite request. One that fits only some persons names words
   * of which the answer must have one: "s'il te plaît" with "tu".
   */
  courtesies: readonly { text: string; withOneOf?: ReadonlySet<string> }[]
  /** Subject pronouns that may be stated first, before an adverbial: "Io la sera leggo". */
  subjects: ReadonlySet<string>
  /** Words between a subject pronoun and its verb. */
  beforeVerbs: ReadonlySet<string>
}

/** Phrases that may be in another place of their clause than in an accepted answer. */
export type Moving = {
  /** Adverbials of time that may begin or end a clause, without marks: "oggi", "ieri sera". */
  times: ReadonlySet<string>
  /** Those of them that don't move in a negated clause: "spesso". */
  frequencies: ReadonlySet<string>
  /** Words before an adverbial that belong to it: "anche oggi", "tutta la sera", "è domani". */
  before: ReadonlySet<string>
  /** Words behind an adverbial that belong to it: "sabato prossimo". */
  behind: ReadonlySet<string>
  conjunctions: {
    /** Those between main clauses: "ma". */
    joining: ReadonlySet<string>
    /** Those of subordinate clauses: "perché". */
    subordinating: ReadonlySet<string>
    /** Those that may belong to the noun before: "che". */
    relative: ReadonlySet<string>
    /** Those between clauses or words: "e". */
    coordinating: ReadonlySet<string>
  }
  /** Words whose relative is none: "tengo que salir". */
  beforeRelatives: ReadonlySet<string>
  /** Prepositions of an infinitive with adverbials of its own: "ho deciso di partire oggi". */
  beforeInfinitives: ReadonlySet<string>
  /** Prepositions of an infinitive that states a purpose: "voy mañana a trabajar". */
  beforePurposes: ReadonlySet<string>
  infinitive: RegExp
  participle: RegExp
  perfectAuxiliaries: ReadonlySet<string>
  /** Words between the beginning of a clause and its verb. */
  beforeVerbs: ReadonlySet<string>
  /** Prepositions before which an adverbial may follow the verb: "l'ho vista ieri al mercato". */
  places: RegExp
}

/** Words by which one addresses a person, at either end of a sentence. */
export type Addresses = {
  /** With a comma in the accepted answer: "scusi". */
  calls: ReadonlySet<string>
  /** With or without a comma: "per favore". */
  courtesies: ReadonlySet<string>
  /** Titles before a name: "signora". */
  titles: ReadonlySet<string>
}

/**
 * Returns the other orders of a sentence in which an adverbial has another place. `isNumber` accepts digits and words.
 */
export type Orders = <Word extends { key: string }>(
  words: readonly Word[],
  isNumber: (key: string) => boolean,
) => Word[][]

/** Facts for classifying mistakes. */
export type Judging = {
  classes: WordClassLists
  /** Endings that only verbs have. */
  verbEndings: RegExp | null
  /** Endings of nouns and adjectives. */
  otherEndings: RegExp | null
  /** Whether an accent on the last letter distinguishes tenses: habló, parlò, mangé. */
  hasTenseAccents: boolean
  pronounIssue: 'ending' | 'form'
  /** Classifies a wrong form by ending and context; `form` or `word` if neither is conclusive. */
  formIssue: (forms: WordForms) => IssueKind
  /** The infinitives that a regular-looking form could belong to: "goed", "gegeht". */
  regularBases: (word: string) => string[]
  /** Whether a regular form of an irregular verb is a mistake and no typo: entendo (entiendo), prefero (preferisco). */
  areRegularFormsMistakes: boolean
  /** Whether a typed word is a mistake and no typo: a nonexistent form that learners produce, or another word. */
  isMistake: ((typed: string, expected: string, words: WordList) => boolean) | null
  /** Whether words that differ by an apostrophe only are different words: its, it's. */
  isOtherByApostrophe: ((typed: string, expected: string) => boolean) | null
  /** Spellings with letters that the keyboard may lack: "grosse" is "große". */
  fullSpellings: ((typed: string) => string[]) | null
  accents: Accents | null
  combining: Combining
  additions: Additions
  /** Other orders of a sentence; `null` if `moving` describes them or the answers list them. */
  orders: Orders | null
  /** `null` if `orders` returns them or the answers list them. */
  moving: Moving | null
  addresses: Addresses | null
}

/** Facts for checking the writing of content. */
export type Writing = {
  quotes: readonly [open: string, close: string]
  /** A letter outside the alphabet of the language and its common loanwords. */
  foreignLetter: RegExp
  /** A letter of another script, which may look like one of its own. */
  foreignScript: RegExp
  /** Words that may be repeated: a verb after its auxiliary, a pronoun after the subject. */
  repeatable: readonly string[]
  /** Whether a word can't precede the next one: "a apple", "de el". `after` is the word after `next`. */
  isWrongBefore: ((word: string, next: string, after: string) => boolean) | null
}

/** Sources of the word list, used on the server only. */
export type WordSources = {
  /** npm packages with Hunspell dictionaries. */
  dictionaries: readonly string[]
  /** Common words that the dictionaries lack. */
  supplement: string
}
