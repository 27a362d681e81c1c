import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/shared/domain/answer'
import { readingsOf } from '@mowka/shared/domain/contractions'
import fc from 'fast-check'
import { compare } from './compare'

jest.mock('@mowka/shared/domain/contractions', () => {
  const actual = jest.requireActual<typeof import('@mowka/shared/domain/contractions')>(
    '@mowka/shared/domain/contractions',
  )
  return { ...actual, readingsOf: jest.fn(actual.readingsOf) }
})

type Extra = { alternatives?: string[]; known?: string[]; simplified?: boolean }
const check = (lang: LangCode, answer: string, input: string, extra: Extra = {}) =>
  compare({
    input,
    answer,
    alternatives: extra.alternatives ?? [],
    lang,
    knownWords: new Set(extra.known),
    simplified: extra.simplified ?? false,
  })
const category = (...args: Parameters<typeof check>) => check(...args).category

describe('S-ATT-06: the category of an answer', () => {
  test.each<[LangCode, string, string, string]>([
    ['ENG', "I don't know.", 'i do not know', 'short form written out'],
    ['ENG', 'He is here.', "He's here", 'short form typed'],
    ['ENG', 'He has gone.', "he's gone", 'the other reading of a short form'],
    ['ENG', 'I cannot go.', "I can't go", "can't and cannot"],
    [
      'DE',
      'Können Sie mir sagen, wo der Bahnhof ist?',
      'können sie mir sagen wo der bahnhof ist',
      'case, commas',
    ],
    ['FR', "L'eau est froide.", 'l’eau est froide', 'kind of apostrophe'],
    ['ES', '¿Qué tal?', 'Qué  tal', 'signs and spaces'],
    ['RU', 'Я читаю книгу.', 'я читаю книгу', 'Cyrillic'],
    ['PL', 'Idę do domu…', 'Idę do domu...', 'ellipsis'],
  ])('%s %j takes %j as correct: %s', (lang, answer, input, _what) => {
    expect(category(lang, answer, input)).toBe('CORRECT')
  })

  test.each<[LangCode, string, string, string]>([
    ['DE', 'Können Sie mir sagen', 'Konnen Sie mir sagen', 'missing accent'],
    ['DE', 'Die Straße ist lang', 'Die Strasse ist lang', 'ss for ß'],
    ['PL', 'Zażółć gęślą', 'Zazolc gesla', 'two accents cost one slip'],
    ['RU', 'Это ёлка', 'Это елка', 'е for ё'],
    ['ENG', 'I like reading', 'I like raeding', 'two letters swapped'],
    ['ENG', 'I like reading', 'I like readng', 'a letter missing'],
    ['ENG', 'My neighbourhood', 'My nieghborhood', 'two slips in a long word'],
    ['ENG', "I don't know", 'I dont know', 'a forgotten apostrophe'],
  ])('%s %j takes %j as a minor error: %s', (lang, answer, input, _what) => {
    expect(category(lang, answer, input)).toBe('MINOR_ERROR')
  })

  test.each<[LangCode, string, string, string[], string]>([
    ['DE', 'der Hund', 'die Hund', [], 'a short word is exact'],
    ['RU', 'Я читаю книгу', 'Я читаю книги', ['книги'], 'the typed word exists'],
    ['ENG', 'They are there', 'They are their', [], 'another word'],
    ['ENG', "It's good", 'Its good', [], 'its is no "it is"'],
    ['ENG', 'Its colour', "It's colour", [], '"it is" is no its'],
    ['ENG', "We're late", 'Were late', [], 'were is no "we are"'],
    ['ENG', "I don't go", "I won't go", [], 'another short form'],
    ['ENG', 'It costs 15 pounds', 'It costs 50 pounds', [], 'numbers are exact'],
    ['ENG', 'I like reading', 'I likee raeding', [], 'two slips in a short sentence'],
    ['ENG', 'I like reading', 'I like', [], 'a missing word'],
    ['ENG', 'I like reading', '', [], 'nothing'],
    ['ENG', 'I like reading', '?!', [], 'signs only'],
    ['RU', 'мой', 'мои', [], 'й is its own letter'],
  ])('%s %j takes %j as an error (known words %j): %s', (lang, answer, input, known, _what) => {
    expect(category(lang, answer, input, { known })).toBe('ERROR')
  })

  test('a longer sentence forgives one slip for every five words', () => {
    const answer = 'Tomorrow morning my younger brother will probably visit our grandmother again'
    expect(category('ENG', answer, answer.replace('morning', 'mornig').replace('visit', 'vizit'))).toBe(
      'MINOR_ERROR',
    )
    expect(
      category(
        'ENG',
        answer,
        answer.replace('morning', 'mornig').replace('visit', 'vizit').replace('again', 'agian'),
      ),
    ).toBe('ERROR')
  })

  test('the signs themselves count where an answer has no words', () => {
    expect(category('ENG', '?', '?', { simplified: true })).toBe('CORRECT')
    expect(category('ENG', '?', '!', { simplified: true })).toBe('ERROR')
  })
})

describe('alternatives', () => {
  test('S-ATT-02, S-ATT-03: only the preferred answer is preferred', () => {
    const alternatives = ['I am fond of reading']
    expect(check('ENG', 'I like reading', 'i like reading', { alternatives })).toEqual({
      category: 'CORRECT',
      matched: 'I like reading',
      isPreferred: true,
    })
    expect(check('ENG', 'I like reading', "I'm fond of reading", { alternatives })).toEqual({
      category: 'CORRECT',
      matched: 'I am fond of reading',
      isPreferred: false,
    })
  })

  test('the best category counts, then the smallest slip', () => {
    expect(check('DE', 'Konnten Sie', 'Können Sie', { alternatives: ['Können Sie'] })).toMatchObject({
      category: 'CORRECT',
      matched: 'Können Sie',
    })
    expect(check('DE', 'Kannen voll', 'Konnen voll', { alternatives: ['Können voll'] })).toMatchObject({
      category: 'MINOR_ERROR',
      matched: 'Können voll',
    })
  })
})

describe('a simplified check', () => {
  test('ignores case and punctuation and forgives nothing else (U05)', () => {
    const simplified = true
    expect(category('DE', 'Können Sie?', 'können  sie', { simplified })).toBe('CORRECT')
    expect(category('DE', 'Können Sie?', 'Konnen Sie', { simplified })).toBe('ERROR')
    expect(category('ENG', 'I like reading', 'I like readng', { simplified })).toBe('ERROR')
  })
})

const lang = fc.constantFrom<LangCode>('ENG', 'DE', 'ES', 'FR', 'RU', 'PL')
const word = fc.constantFrom(
  'house',
  "don't",
  "it's",
  'können',
  'straße',
  'книгу',
  'ёлка',
  'мой',
  'łódź',
  "l'eau",
  'was',
  '15',
  'e-mail',
  'grandmother',
)
const sentence = fc.array(word, { minLength: 1, maxLength: 12 })

describe('properties', () => {
  test('every text with a word in it is a correct answer to itself', () => {
    fc.assert(
      fc.property(lang, fc.string({ unit: 'grapheme', maxLength: 60 }), (code, text) => {
        fc.pre(/\p{L}|\p{N}/u.test(text))
        expect(check(code, text, text)).toMatchObject({ category: 'CORRECT', isPreferred: true })
      }),
    )
  })

  test('case, punctuation, spacing and the style of quotes never matter', () => {
    const separator = fc.constantFrom(' ', '  ', ', ', '! ', ' — ', '\u00a0', ' "', '… ')
    fc.assert(
      fc.property(lang, sentence, fc.array(separator), fc.boolean(), (code, words, separators, loud) => {
        const noisy = words.map((each, i) => each.replace("'", '’') + (separators[i] ?? ' ')).join('')
        // Upper-case ß is SS, which is a spelling and not only a case.
        const typed = loud && !noisy.includes('ß') ? noisy.toUpperCase() : noisy
        expect(category(code, words.join(' '), typed)).toBe('CORRECT')
      }),
    )
  })

  test('a changed letter in a longer word is never correct', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdeżöкнй'), minLength: 5, maxLength: 12 })
    fc.assert(
      fc.property(lang, letters, fc.nat(), fc.constantFrom(...'xyzщ'), (code, text, at, letter) => {
        const i = at % text.length
        expect(category(code, `we ${text}`, `we ${text.slice(0, i)}${letter}${text.slice(i + 1)}`)).not.toBe(
          'CORRECT',
        )
        expect(category(code, `we ${text}`, `we ${text.slice(0, i)}${letter}${text.slice(i)}`)).not.toBe(
          'CORRECT',
        )
      }),
    )
  })

  test('another accepted answer never makes the category worse', () => {
    const rank = { CORRECT: 2, MINOR_ERROR: 1, ERROR: 0 }
    fc.assert(
      fc.property(lang, sentence, sentence, fc.array(sentence), (code, input, answer, others) => {
        const alternatives = others.map((each) => each.join(' '))
        const before = category(code, answer.join(' '), input.join(' '), {
          alternatives: alternatives.slice(1),
        })
        const after = category(code, answer.join(' '), input.join(' '), { alternatives })
        expect(rank[after]).toBeGreaterThanOrEqual(rank[before])
      }),
    )
  })

  test('the longest answers with the most readings read each word a few times only', () => {
    const words = MAX_ANSWER_LENGTH / 5
    const short = "it's ".repeat(words)
    const long = 'it has '.repeat(words)
    const read = jest.mocked(readingsOf).mockClear()
    expect(category('ENG', long, short, { alternatives: [short, `${short} more`] })).toBe('CORRECT')
    expect(category('ENG', `${long} more`, short)).toBe('ERROR')
    expect(read.mock.calls.length).toBeLessThan(30 * words)
  })

  test('a sentence of words that are short twice is read once, however many answers are accepted', () => {
    const words = Math.floor(MAX_ANSWER_LENGTH / 7)
    const twiceShort = "i'd've ".repeat(words)
    const alternatives = Array.from(
      { length: 100 },
      (_, index) => `${'i would have '.repeat(words / 2)}${index}`,
    )
    const read = jest.mocked(readingsOf).mockClear()
    expect(category('ENG', 'no', twiceShort, { alternatives })).toBe('ERROR')
    // Each word of what was typed and of each answer, and what it is short for.
    const wordsInAll = words + alternatives.length * (1 + (3 * words) / 2) + 1
    expect(read.mock.calls.length).toBeLessThan(2 * wordsInAll)
  })
})
