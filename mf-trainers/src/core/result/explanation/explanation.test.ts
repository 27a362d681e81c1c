import type { LangCode } from '@mowka/contract/schemas/common'
import type { AnswerIssue, DiffPiece } from '@mowka/contract/schemas/trainer'
import { type Explanation, explain, placeOfMove } from './explanation'

type Kind = AnswerIssue['kind']
type Around = { before?: string; after?: string; entry?: AnswerIssue['entry'] }

const piece = (change: Partial<DiffPiece>): DiffPiece => ({
  mark: 'same',
  typed: '',
  expected: '',
  letters: [],
  issue: null,
  ...change,
})

/** Explains one issue between two right parts. */
function said(
  lang: LangCode,
  kind: Kind,
  typed: string,
  expected: string,
  { before = '', after = '', entry = null }: Around = {},
): Explanation | null {
  const mark = typed === '' ? 'missing' : expected === '' ? 'extra' : 'changed'
  const diff = [
    piece({ typed: before, expected: before }),
    piece({ mark, typed, expected, issue: 0 }),
    piece({ typed: after, expected: after }),
  ]
  return explain({ diff, issues: [{ kind, typed, expected, range: { start: 0, end: 0 }, entry }] }, 0, lang)
}

/** Explains an issue; returns title and sentence. */
const short = (...args: Parameters<typeof said>) => {
  const found = said(...args)
  return `${found?.title}: ${found?.sentence}`
}

describe('explain (L-TRN-20)', () => {
  test('explain names the words, and returns null for an unknown issue', () => {
    expect(said('ENG', 'word', 'horse', 'mouse')).toEqual({
      title: 'word',
      sentence: 'other',
      words: { typed: 'horse', expected: 'mouse' },
      plain: {},
    })
    expect(explain({ diff: [], issues: [] }, 0, 'ENG')).toBeNull()
  })

  test('a kind that only a newer server knows is explained like a different word', () => {
    const issue: AnswerIssue = JSON.parse(
      '{"kind":"stress","typed":"horse","expected":"mouse","range":{"start":0,"end":0},"entry":null}',
    )
    const diff = [piece({ mark: 'changed', typed: 'horse', expected: 'mouse', issue: 0 })]
    expect(explain({ diff, issues: [issue] }, 0, 'ENG')).toMatchObject({ title: 'word', sentence: 'other' })
  })

  test.each<[Kind, string, string, string]>([
    ['word', 'large', 'big', 'unlike'],
    ['missing', '', 'delivered', 'unlikeMore'],
    ['extra', 'been', '', 'unlikeLess'],
    ['order', 'still', 'still', 'elsewhere'],
  ])('explain names no rule if the answer may be right: %s: %j for %j', (kind, typed, expected, sentence) => {
    const issue = { kind, typed, expected, range: { start: 0, end: 0 }, entry: null }
    const result = { diff: [piece({ mark: 'changed', typed, expected, issue: 0 })], issues: [issue] }
    const found = explain({ ...result, mayBeRight: true }, 0, 'ENG')
    expect(found).toMatchObject({ title: null, sentence })
    expect(explain({ ...result, mayBeRight: false }, 0, 'ENG')?.title).not.toBeNull()
  })

  test.each<[Kind, string]>([
    ['missing', 'missing: add'],
    ['word', 'missing: add'],
  ])('explain handles a missing word of kind %s: %s', (kind, expected) =>
    expect(short('ENG', kind, '', 'now')).toBe(expected),
  )

  test('explain asks to drop an extra word', () =>
    expect(short('ENG', 'extra', 'now', '')).toBe('extra: drop'))

  test.each([
    ['ES', 'mucho', 'mucha', 'form'],
    ['FR', "m'expliqueras", "m'expliques", 'form'],
    ['ENG', 'then', 'than', 'word'],
    ['ENG', 'there', 'their', 'word'],
    ['DE', 'Vater', 'Vaterland', 'word'],
  ] as const)('explain titles %s %s for %s as "%s"', (lang, typed, expected, title) => {
    expect(said(lang, 'word', typed, expected)?.title).toBe(title)
  })

  test('explain calls an article "przedimek" in English and "rodzajnik" elsewhere, as Polish schools do', () => {
    expect(short('ENG', 'article', '', 'the', { after: ' dog' })).toBe(
      'articleEnglish: articleMissingEnglish',
    )
    expect(short('DE', 'article', '', 'der', { after: ' Hund' })).toBe('article: articleMissing')
  })

  describe('the meaning of a word', () => {
    const mouse = (answer: string) => ({ entry: { answer, example: 'mysz' } })

    test.each([
      ['mouse', 'word: otherMeaning'],
      ['a mouse', 'word: otherMeaning'],
      ["l'mouse", 'word: otherMeaning'],
      ['Mouse', 'word: otherMeaning'],
      ['dormouse', 'word: other'],
      ['mouse trap', 'word: other'],
    ])('explain adds the meaning if the entry is %j', (answer, expected) =>
      expect(short('ENG', 'word', 'horse', 'mouse', mouse(answer))).toBe(expected),
    )

    test('explain adds the meaning of a missing word, never of an extra one', () => {
      expect(said('ENG', 'missing', '', 'mouse', mouse('mouse'))).toMatchObject({
        sentence: 'addMeaning',
        plain: { meaning: 'mysz' },
      })
      expect(said('ENG', 'word', 'horse', 'mouse', mouse('mouse trap'))?.plain).toEqual({})
    })
  })

  test.each<[LangCode, Kind, string, string, string]>([
    // At least four common letters, and one word is the other with an ending.
    ['ENG', 'form', 'walk', 'walking', 'form: form'],
    ['ENG', 'form', 'Walking', 'walk', 'form: form'],
    ['ENG', 'form', 'fin', 'fine', 'word: other'],
    ['ENG', 'form', 'fever', 'fewer', 'word: other'],
    ['ENG', 'form', 'walked', 'walking', 'word: other'],
    // Endings have at most two letters.
    ['DE', 'ending', 'mich', 'mir', 'ending: form'],
    ['DE', 'ending', 'klein', 'kleine', 'ending: form'],
    ['DE', 'ending', 'klein', 'kleinen', 'ending: form'],
    ['DE', 'ending', 'Kind', 'Kindern', 'word: other'],
    ['DE', 'ending', 'Vater', 'Vaterland', 'word: other'],
    ['DE', 'ending', 'Vaterland', 'Vater', 'word: other'],
    ['ENG', 'number', 'cat', 'cats', 'number: withS'],
    ['ENG', 'number', 'cats', 'cat', 'number: withoutS'],
    ['ES', 'number', 'gato', 'gatos', 'number: form'],
    ['ES', 'number', 'gatos', 'gato', 'number: form'],
    ['FR', 'number', 'cadeau', 'cadeaux', 'number: form'],
    ['FR', 'number', 'cadeaux', 'cadeau', 'number: form'],
    ['ENG', 'number', 'child', 'children', 'form: form'],
    ['DE', 'number', 'Mann', 'Männer', 'word: other'],
  ])(
    'explain distinguishes forms from other words: %s %s: %j for %j is %s',
    (lang, kind, typed, expected, text) => expect(short(lang, kind, typed, expected)).toBe(text),
  )

  test.each<[string, string, Around, string]>([
    ['die', 'der', { after: ' Hund bellt' }, 'article: articleOther'],
    ['', 'der', { after: ' große Hund' }, 'article: articleMissing'],
    ['der', '', { after: ' Hund' }, 'article: articleExtra'],
    ['die', 'das', { after: ' ist gut' }, 'word: other'],
  ])(
    'explain recognizes a German article by the noun behind it: %j, %j, %j is %s',
    (typed, expected, around, text) => expect(short('DE', 'article', typed, expected, around)).toBe(text),
  )

  test.each<[LangCode, string, string, string]>([
    ['ENG', 'A', 'an', 'articleEnglish: beforeVowel'],
    ['ENG', 'an', 'a', 'articleEnglish: beforeConsonant'],
    ['ENG', 'the', 'an', 'articleEnglish: articleOtherEnglish'],
    ['ENG', 'a', 'the', 'articleEnglish: articleOtherEnglish'],
    ['ENG', 'this', 'the', 'word: other'],
    ['ENG', '', 'THE', 'articleEnglish: articleMissingEnglish'],
    ['FR', 'un', 'une', 'article: articleOther'],
    ['FR', 'le', 'la', 'word: other'],
    ['RU', 'a', 'an', 'word: other'],
  ])('explain judges the %s article %j for %j as %s', (lang, typed, expected, text) =>
    expect(short(lang, 'article', typed, expected, { after: ' apple' })).toBe(text),
  )

  describe('the noun that determines an article', () => {
    const milk = { answer: 'die Milch', example: 'mleko' }
    const noun = { sentence: 'noun', words: { entry: 'die Milch' }, plain: { meaning: 'mleko' } }

    test.each<[LangCode, Kind, string, string, string, AnswerIssue['entry']]>([
      ['DE', 'article', 'das', 'die', ' Milch', milk],
      ['DE', 'article', 'das', 'die', ' kalte Milch', milk],
      ['DE', 'ending', 'kalter', 'kalte', ' Milch', milk],
      ['DE', 'negation', 'kein', 'keine', ' Milch', milk],
      ['DE', 'negation', 'nicht', 'eine', ' Milch', milk],
    ])('explain names the noun: %s %s: %j for %j before %j', (lang, kind, typed, expected, after, entry) =>
      expect(said(lang, kind, typed, expected, { after, entry })).toMatchObject({ ...noun, title: kind }),
    )

    test('explain names the noun after an elided article', () => {
      const water = { answer: "l'acqua", example: 'woda' }
      expect(said('IT', 'article', 'il', 'la', { after: " l'acqua", entry: water })).toMatchObject({
        sentence: 'noun',
        words: { entry: "l'acqua" },
      })
    })

    test.each<[string, LangCode, Kind, string, string, string, AnswerIssue['entry']]>([
      ['it comes later', 'DE', 'article', 'das', 'die', ' sehr, sehr kalte Milch', milk],
      ['a word of another language is between', 'ES', 'article', 'el', 'un', ' kalte Milch', milk],
      ['nothing was typed', 'DE', 'article', '', 'die', ' Milch', milk],
      ['nothing is expected', 'DE', 'article', 'die', '', ' Milch', milk],
      ['its entry has no article', 'DE', 'article', 'das', 'die', ' Milch', { ...milk, answer: 'Milch' }],
      ['it is what is expected', 'DE', 'ending', 'Milche', 'Milch', ' Milch', milk],
      ['it is another one', 'DE', 'article', 'das', 'die', ' Butter', milk],
      ['there is no entry', 'DE', 'article', 'das', 'die', ' Milch', null],
      ['the negation is none of a noun', 'DE', 'negation', 'kein', 'nicht', ' Milch', milk],
    ])("explain doesn't name the noun if %s", (_, lang, kind, typed, expected, after, entry) =>
      expect(said(lang, kind, typed, expected, { after, entry })?.sentence).not.toBe('noun'),
    )
  })

  test.each<[LangCode, string, Around, string]>([
    ['DE', 'Sie', { before: 'Können ' }, 'capitalPolite'],
    ['DE', 'Ihre', { before: 'Das ist ' }, 'capitalPolite'],
    ['DE', 'Ihrem', { before: 'in ' }, 'capitalPolite'],
    ['DE', 'Siegel', { before: 'Das ' }, 'capitalNoun'],
    ['DE', 'Sie', { before: 'Ja. ' }, 'capital'],
    ['DE', 'Milch', { before: 'Er sagt: "' }, 'capital'],
    ['ENG', 'I', { before: 'Can ' }, 'capitalI'],
    ['ENG', "I'm", { before: 'now ' }, 'capitalI'],
    ['ENG', 'I', { before: 'Hi! ' }, 'capital'],
    ['ENG', 'In', { before: 'and ' }, 'capital'],
    ['FR', 'I', { before: 'et ' }, 'capital'],
  ])('explain describes the %s capital of %j after %j: %s', (lang, expected, around, sentence) =>
    expect(short(lang, 'capital', expected.toLowerCase(), expected, around)).toBe(`capital: ${sentence}`),
  )

  test.each<[LangCode, string, string, string]>([
    ['ENG', 'its', "it's", 'itIs'],
    ['ENG', "it's", 'its', 'its'],
    ['ENG', 'its', 'it is', 'itIs'],
    ['ENG', "it's", 'it has', 'itIs'],
    ['DE', 'its', "it's", 'apostropheMissing'],
    ['ENG', 'dont', "don't", 'apostropheMissing'],
    ['ENG', "car's", 'cars', 'apostropheExtra'],
    ['ENG', "do'nt", 'don’t', 'apostropheElsewhere'],
    ['ENG', 'dont', 'do not', 'other'],
    ['FR', 'aujourdhui', 'aujourd’hui', 'apostropheMissing'],
  ])('explain describes the %s apostrophe in %j for %j: %s', (lang, typed, expected, sentence) =>
    expect(short(lang, 'apostrophe', typed, expected)).toBe(`apostrophe: ${sentence}`),
  )

  test('explain names both words that an apostrophe distinguishes', () => {
    const words = { short: "it's", bare: 'its' }
    expect(said('ENG', 'apostrophe', 'its', 'it is')?.words).toMatchObject(words)
    expect(said('ENG', 'apostrophe', 'its', "it's")?.words).toMatchObject(words)
  })

  test.each([
    ['check in', 'check-in', 'hyphen'],
    ['check-in', 'checkin', 'together'],
    ['check-in', 'mother-in-law', 'together'],
    ['alot', 'a lot', 'apart'],
    ['any one', 'anyone', 'together'],
  ])('explain describes the spacing of %j for %j: %s', (typed, expected, sentence) =>
    expect(short('ENG', 'space', typed, expected)).toBe(`space: ${sentence}`),
  )

  describe('English verbs', () => {
    const verb = (typed: string, expected: string, around?: Around) => {
      const found = said('ENG', 'verb', typed, expected, around)
      return [`${found?.title}: ${found?.sentence}`, found?.words.cue]
    }

    test.each<[string, Around, string]>([
      ['have', { before: 'I ', after: ' found it yesterday' }, 'yesterday'],
      ['HAS', { before: 'Two days ago she ', after: ' gone' }, 'ago'],
      ['have', { before: 'Last week I ', after: ' gone' }, 'last week'],
    ])("explain reports that %s doesn't fit a past time: %j", (typed, around, cue) =>
      expect(verb(typed, '', around)).toEqual(['tense: pastWithout', cue]),
    )

    test.each<[string, string, Around]>([
      ['had', '', { after: ' found it yesterday' }],
      ['have', '', { after: ' found it today' }],
      ['have', '', { after: ' seen it in the last year' }],
    ])("explain doesn't mention the past for %j for %j in %j", (typed, expected, around) =>
      expect(verb(typed, expected, around)[0]).toBe('verb: drop'),
    )
    test("explain doesn't mention the past for another verb with a past time", () =>
      expect(verb('have', 'had', { before: 'yesterday I ' })[0]).not.toBe('tense: pastWithout'))

    test.each<[string, string, Around, string]>([
      ['like', 'likes', { before: 'She ' }, 'she'],
      ['go', 'goes', { before: 'it ' }, 'it'],
    ])('explain reports %s, %s after a third person', (typed, expected, around, cue) =>
      expect(verb(typed, expected, around)).toEqual(['verb: thirdPerson', cue]),
    )
    test.each<[string, string, Around]>([
      ['like', 'likes', { before: 'Anna ' }],
      ['likes', 'like', { before: 'She ' }],
      ['', 's', { before: 'She ' }],
    ])("explain doesn't mention the third person for %j for %j in %j", (typed, expected, around) =>
      expect(verb(typed, expected, around)[0]).not.toBe('verb: thirdPerson'),
    )

    test.each<[string, string, Around, string]>([
      ['went', 'go', { before: "I didn't " }, "didn't"],
      ['went', 'go', { before: 'Where did you ' }, 'did'],
      ['goes', 'go', { before: 'She can’t ' }, 'can’t'],
      ['goes', 'go', { before: 'Must ' }, 'must'],
    ])('explain asks for the base form for %j for %j in %j', (typed, expected, around, cue) =>
      expect(verb(typed, expected, around)).toEqual(['verb: baseForm', cue]),
    )
    test.each<[string, string, Around]>([
      ['go', 'going', { before: 'Can ' }],
      ['go', 'goes', { before: 'Can ' }],
      ['go', 'walked', { before: 'Can ' }],
      ['', 'go', { before: 'Can ' }],
      ['went', 'go there', { before: 'Can ' }],
      ['went', 'go', { before: 'Can Peter ' }],
    ])("explain doesn't mention the base form for %j for %j in %j", (typed, expected, around) =>
      expect(verb(typed, expected, around)[0]).not.toBe('verb: baseForm'),
    )

    test('explain recognizes missing and extra verbs, and distinguishes forms from other verbs', () => {
      expect(verb('', 'is')[0]).toBe('verb: add')
      expect(verb('is', '')[0]).toBe('verb: drop')
      expect(verb('find', 'found')[0]).toBe('verb: other')
      expect(verb('finding', 'finds')[0]).toBe('verb: form')
      expect(verb('gone', 'go')[0]).toBe('verb: form')
      expect(verb('is', 'in')[0]).toBe('verb: other')
      expect(verb('bored', 'boring')[0]).toBe('word: other')
    })
  })

  test('explain recognizes verbs of other languages next to their subject', () => {
    expect(short('DE', 'verb', 'geht', 'gehe', { before: 'Ich ' })).toBe('verb: form')
    expect(short('DE', 'verb', 'geht', 'gehe', { after: ' ich' })).toBe('verb: form')
    expect(short('DE', 'verb', 'gehst', 'gehe', { before: 'Anna ' })).toBe('word: other')
    expect(short('DE', 'verb', 'gehen', 'gehe', { before: 'Anna ' })).toBe('form: form')
    expect(short('DE', 'verb', 'ist', 'hat', { before: 'er ' })).toBe('verb: other')
    expect(short('DE', 'verb', '', 'ist', { before: 'er ' })).toBe('missing: add')
    expect(short('DE', 'verb', 'like', 'likes', { before: 'she ' })).not.toBe('verb: thirdPerson')
  })

  test.each<[LangCode, string, string, Around, string]>([
    ['ENG', 'in', 'at', { after: ' home' }, 'preposition: prepositionOther'],
    ['ENG', '', 'at', { after: ' home' }, 'preposition: prepositionMissing'],
    ['ENG', 'at', '', { after: ' home' }, 'preposition: prepositionExtra'],
    ['ENG', 'in', 'at', { after: '.' }, 'word: other'],
    ['ENG', 'in', 'To', { after: ' home' }, 'word: other'],
    ['DE', '', 'an', { after: '' }, 'missing: add'],
  ])('explain describes the %s preposition %j for %j before %j: %s', (lang, typed, expected, around, text) =>
    expect(short(lang, 'preposition', typed, expected, around)).toBe(text),
  )

  test.each<[LangCode, string, string, string]>([
    ['ENG', '', 'not', 'negation: negationMissing'],
    ['ENG', 'not', '', 'negation: negationExtra'],
    ['ENG', 'no', 'not', 'negation: other'],
    ['FR', '', 'pas', 'negation: negationMissing'],
    ['FR', '', 'plus', 'missing: add'],
    ['FR', 'pas', 'Personne', 'word: other'],
  ])('explain describes the %s negation %j for %j: %s', (lang, typed, expected, text) =>
    expect(short(lang, 'negation', typed, expected)).toBe(text),
  )

  test('explain quotes Polish words left in the answer, with their replacement if there is one', () => {
    expect(said('ENG', 'polish', 'sklep', 'shop')).toMatchObject({
      title: 'polish',
      sentence: 'polish',
      plain: { left: 'sklep' },
    })
    expect(short('ENG', 'polish', 'sklep', '')).toBe('polish: polishExtra')
  })

  test.each<[LangCode, Kind, string, string, string, Explanation['plain']]>([
    ['FR', 'accent', 'cafe', 'café', 'accent: mark', { letter: 'é', other: 'e', mark: 'accent aigu' }],
    ['FR', 'accent', 'pere', 'père', 'accent: mark', { letter: 'è', other: 'e', mark: 'accent grave' }],
    ['FR', 'accent', 'ile', 'île', 'accent: mark', { letter: 'î', other: 'i', mark: 'accent circonflexe' }],
    ['FR', 'accent', 'garcon', 'garçon', 'letter: mark', { letter: 'ç', other: 'c', mark: 'cédille' }],
    ['FR', 'accent', 'mais', 'maïs', 'letter: mark', { letter: 'ï', other: 'i', mark: 'tréma' }],
    ['DE', 'accent', 'fur', 'für', 'umlaut: letterOther', { letter: 'ü', other: 'u' }],
    ['ES', 'accent', 'nino', 'niño', 'letter: letterOther', { letter: 'ñ', other: 'n' }],
    ['ES', 'accent', 'esta', 'está', 'accent: letterOther', { letter: 'á', other: 'a' }],
    ['ES', 'accent', 'arbol facil', 'árbol fácil', 'accent: spelling', {}],
    ['FR', 'typo', 'cafe', 'café', 'typo: letterOther', { letter: 'é', other: 'e' }],
    ['ENG', 'typo', 'colxxr', 'colour', 'typo: spelling', {}],
  ])('explain describes spelling: %s %s: %j for %j is %s', (lang, kind, typed, expected, text, plain) => {
    expect(short(lang, kind, typed, expected)).toBe(text)
    expect(said(lang, kind, typed, expected)?.plain).toEqual(plain)
  })

  test('placeOfMove returns the end, the beginning or the preceding word', () => {
    expect(placeOfMove({ before: 'I read ', after: '.' })).toEqual({ where: 'toEnd', neighbour: '' })
    expect(placeOfMove({ before: '¿', after: ' me' })).toEqual({ where: 'toStart', neighbour: '' })
    expect(placeOfMove({ before: 'I often ', after: ' here' })).toEqual({
      where: 'after',
      neighbour: 'often',
    })
    expect(said('ENG', 'order', 'read', 'read', { before: 'I often ', after: ' here' })).toMatchObject({
      title: 'order',
      sentence: 'after',
      words: { neighbour: 'often' },
    })
  })
})
