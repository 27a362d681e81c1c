import { withoutUmlauts } from '../../languages/de/variants'
import { isShortForm, writtenOut } from '../../languages/eng/short-forms'
import { american } from '../../languages/eng/variants'
import { withoutMarks } from '../../languages/parts'
import { ISSUE_KINDS } from '../issue'
import { distance, letterPieces } from './letters'
import { isOnlySeen } from './slip'
import { spellingOf } from './spelling'

describe('U05: British and American spelling', () => {
  test.each([
    'colour color',
    'favourite favorite',
    'centre center',
    'theatres theaters',
    'organised organized',
    'apologises apologizes',
    'analyse analyze',
    'travelled traveled',
    'dialogue dialog',
    'defence defense',
    'practised practiced',
    'learnt learned',
    'spelt spelled',
    'spilt spilled',
    'smelt smelled',
    'towards toward',
    'greyish grayish',
    'tyres tires',
    'kerb curb',
    'programmes programs',
    'cheques checks',
    'aeroplane airplane',
    'aluminium aluminum',
    'pyjamas pajamas',
    'jewellery jewelry',
    'ploughed plowed',
    'doughnuts donuts',
    'sceptical skeptical',
    'mummy mommy',
    'mouldy moldy',
    'moustache moustache',
    'draughts drafts',
    'ageing aging',
    'judgements judgments',
    'acknowledgement acknowledgment',
    'skilfully skillfully',
    'wilful willful',
    'enrols enrolls',
    'fulfilment fulfillment',
    'instalments installments',
    'woollen woolen',
    'storeys storys',
    'whisky whiskey',
    'anaesthetic anesthetic',
    'paediatrician pediatrician',
    'encyclopaedias encyclopedias',
    'manoeuvred maneuverd',
    "someone's somebody's",
    'yoghurts yogurts',
    'omelettes omelets',
    'ok okay',
    "mum's mom's",
  ])('equal spellings: %s', (pair) => {
    const [british = '', expected] = pair.split(' ')
    expect(american(british)).toBe(expected)
  })

  test.each(['hour', 'four', 'your', 'wise', 'exercise', 'more', 'well', 'cat', 'forwards'])(
    'the spelling of %s is unchanged',
    (word) => {
      expect(american(word)).toBe(word)
    },
  )
})

describe('U05: letters that a keyboard lacks', () => {
  test.each([
    ['ENG', 'café', 'cafe'],
    ['DE', 'Straße', 'Strasse'],
    ['RU', 'ёлка', 'елка'],
    ['RU', 'aceopxykmthb', 'асеорхукмтнв'],
    ['RU', 'йод', 'йод'],
    ['FR', 'sœur', 'soeur'],
    ['IT', 'æ', 'ae'],
    ['ES', 'œ', 'oe'],
    ['PL', 'żółć', 'żółć'],
  ] as const)('in %s: %s is compared as %s', (lang, word, expected) => {
    expect(spellingOf(word, lang)).toBe(expected)
  })

  test('withoutMarks removes diacritics, except from Russian letters', () => {
    expect(withoutMarks('łßœæøé')).toBe('lssoeaeoe')
    expect(withoutMarks('ёй')).toBe('ей')
    expect(withoutUmlauts('äöüß')).toBe('aeoeueß')
  })

  test.each([
    ['ES', 'tu', 'tú', true],
    ['ES', 'si', 'sí', true],
    ['ES', 'papa', 'papá', false],
    ['IT', 'e', 'è', true],
    ['IT', 'perché', 'perchè', true],
    ['IT', 'qua', 'quà', true],
    ['IT', 'perch', 'perché', false],
    ['FR', 'ou', 'oû', true],
    ['FR', 'ete', 'été', false],
    ['IT', 'papa', 'papà', false],
    ['ENG', 'cafe', 'café', false],
  ] as const)('isOnlySeen in %s for %s and %s: %s', (lang, typed, expected, isSeen) => {
    expect(isOnlySeen(typed, expected, lang)).toBe(isSeen)
  })
})

describe('U05: English short forms', () => {
  const next =
    (...words: string[]) =>
    () =>
      words

  test.each([
    ["can't", 'can not'],
    ['cannot', 'can not'],
    ["won't", 'will not'],
    ["shan't", 'shall not'],
    ["let's", 'let us'],
    ["don't", 'do not'],
    ["isn't", 'is not'],
    ["hadn't", 'had not'],
    ["i'm", 'i am'],
    ["they're", 'they are'],
    ["we've", 'we have'],
    ["she'll", 'she will'],
  ])('the short form %s expands to %s', (word, expected) => {
    expect(isShortForm(word)).toBe(true)
    expect(writtenOut(word, next('x')).map((pair) => pair.join(' '))).toEqual([expected])
  })

  test.each([
    ["he's", ['tired'], ['he is', 'he has']],
    ["he's", ['got'], ['he has']],
    ["he's", ['running'], ['he is']],
    ["anna's", ['room'], []],
    ["anna's", ['here'], ['anna is']],
    ["he'd", ['go'], ['he would']],
    ["he'd", ['gone'], ['he had']],
    ["he'd", ['put'], ['he would', 'he had']],
    ["he'd", ['better'], ['he had']],
    ["you'm", ['x'], []],
    ["xyzn't", ['x'], []],
    ['word', ['x'], []],
  ])('the short form %s before %j expands to %j', (word, following, expected) => {
    expect(writtenOut(word, next(...following)).map((pair) => pair.join(' '))).toEqual(expected)
  })

  test.each(["could've", "must've", "who's", "here's"])('%s is a short form', (word) => {
    expect(isShortForm(word)).toBe(true)
  })
  test.each(['its', "cat's", "mayn't", "cat've", 'word'])('%s is not a short form', (word) => {
    expect(isShortForm(word)).toBe(false)
  })
})

test('letterPieces marks the wrong letters of a slip', () => {
  expect(letterPieces('raeding', 'reading')).toEqual([
    { mark: 'same', text: 'r' },
    { mark: 'extra', text: 'a' },
    { mark: 'same', text: 'e' },
    { mark: 'missing', text: 'a' },
    { mark: 'same', text: 'ding' },
  ])
  expect(letterPieces('Cat', 'cats')).toEqual([
    { mark: 'same', text: 'cat' },
    { mark: 'missing', text: 's' },
  ])
  expect(letterPieces('', 'a')).toEqual([{ mark: 'missing', text: 'a' }])
  expect(letterPieces('ab', 'a')).toEqual([
    { mark: 'same', text: 'a' },
    { mark: 'extra', text: 'b' },
  ])
})

test.each([
  ['', '', 0],
  ['cat', 'cat', 0],
  ['cat', 'cats', 1],
  ['cats', 'cat', 1],
  ['cat', 'cut', 1],
  ['acb', 'abc', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
])('the distance from %j to %j is %i', (from, to, steps) => {
  expect(distance(from, to)).toBe(steps)
})

test('the issue kinds have stable names', () => {
  expect(ISSUE_KINDS.join(' ')).toBe(
    'typo accent capital apostrophe space alphabet article ending verb number form preposition negation order missing extra word polish',
  )
})
