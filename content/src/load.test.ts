import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { growsLinearly } from '@mowka/jest/growth'
import { z } from 'zod'
import { LibraryError, type Mistake } from './library-error'
import { loadLibrary, readYaml, withLines } from './load'

const COURSE = `
name: Kurs
description: Opis.
levels: [A1]
tags: [gram]
order: 1
active: true
explicitAccessRequired: false
lessons: [first]
`
const LESSON = `
name: { target: 'First|One', source: 'Pierwsza|Jedna' }
level: A1
tags: [small_01]
exercises:
  - slug: she-is-here
    example: Ona jest tutaj.
    answer: She is here.
    alternatives:
      - She's here.
      - text: She is right here.
        hidden: true
    gaps: [is]
`
const LEVELING = `
levels:
  A1:
    - { title: She ___ here., right: is, wrong: [are, am, be] }
`
const PLANS = `
plans:
  - { productCode: 'MONTHLY_SUBSCRIPTION_1:PL:ENG', name: Plan, icon: star, sourceLang: PL, targetLang: ENG,
      order: 1, featured: true, unitPrice: 100, totalPrice: 100, months: 1 }
`
const good: Record<string, string> = {
  'courses/eng/small/course.yaml': COURSE,
  'courses/eng/small/first.yaml': LESSON,
  'plans.yaml': PLANS,
  'leveling-tests/eng.yaml': LEVELING,
  'popups.yaml': 'popups: []\n',
  'demo.yaml': 'companies: []\nlearners: []\n',
}

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mowka-content-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Writes a library; null leaves a file out. */
function load(change: Record<string, string | null> = {}) {
  for (const [file, text] of Object.entries({ ...good, ...change })) {
    if (text === null) continue
    mkdirSync(join(dir, dirname(file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return loadLibrary(dir)
}

function mistakesOf(change: Record<string, string | null>): string[] {
  try {
    load(change)
  } catch (error) {
    if (error instanceof LibraryError) return error.lines
    throw error
  }
  return []
}

test('a library is read with its paths and defaults', () => {
  const [course] = load().courses
  expect(course).toMatchObject({ path: 'courses/eng/small', targetLang: 'ENG', slug: 'small' })
  const [lesson] = course?.lessons ?? []
  expect(lesson).toMatchObject({ path: 'courses/eng/small/first', active: true, words: [], hints: [] })
  expect(lesson?.exercises[0]?.alternatives).toEqual([
    { text: "She's here.", comment: '', approved: true, hidden: false },
    { text: 'She is right here.', comment: '', approved: true, hidden: true },
  ])
})

test('a leveling test is read with its language, and a language may have none', () => {
  expect(load().levelingTests).toEqual([
    {
      lang: 'ENG',
      file: 'leveling-tests/eng.yaml',
      levels: { A1: [{ title: 'She ___ here.', right: 'is', wrong: ['are', 'am', 'be'] }] },
    },
  ])
  rmSync(join(dir, 'leveling-tests'), { recursive: true })
  expect(load({ 'leveling-tests/eng.yaml': null }).levelingTests).toEqual([])
})

test('a leveling test with an invalid language or level, or with two wrong answers, is a mistake', () => {
  expect(mistakesOf({ 'leveling-tests/xx.yaml': LEVELING })).toEqual([
    'leveling-tests/xx.yaml: must be named after a language, such as eng.yaml',
  ])
  rmSync(join(dir, 'leveling-tests/xx.yaml'))
  const file = 'leveling-tests/eng.yaml'
  expect(mistakesOf({ [file]: LEVELING.replace(', be]', ']') })).toEqual([
    `${file}: levels.A1[0].wrong: a question has three wrong answers`,
  ])
  expect(mistakesOf({ [file]: LEVELING.replace('A1', 'C2') })).toEqual([expect.stringContaining('C2')])
})

test('a wrong value is reported with file and key', () => {
  expect(
    mistakesOf({ 'courses/eng/small/first.yaml': LESSON.replace('answer: She is here.', 'answer: 12') }),
  ).toEqual([expect.stringMatching(/^courses\/eng\/small\/first\.yaml: exercises\[0\]\.answer: .*string/)])
})

test('an unknown key is reported', () => {
  const file = 'courses/eng/small/first.yaml'
  expect(mistakesOf({ [file]: `${LESSON}    anwser: x\n` })).toEqual([
    expect.stringMatching(/^courses\/eng\/small\/first\.yaml: exercises\[0\]: .*"anwser"/),
  ])
})

test("a mistake inside an alternative is reported rather than the union's shapes", () => {
  const file = 'courses/eng/small/first.yaml'
  expect(mistakesOf({ [file]: LESSON.replace('hidden: true', 'hidden: maybe') })).toEqual([
    expect.stringMatching(/exercises\[0\]\.alternatives\[1\]\.hidden: .*boolean/),
  ])
})

test('invalid YAML is reported with file and line', () => {
  expect(mistakesOf({ 'plans.yaml': 'plans:\n  - name: a: b\n' })).toEqual([
    expect.stringMatching(/^plans\.yaml: line 2: /),
  ])
})

test('all mistakes are reported together', () => {
  const lines = mistakesOf({
    'courses/eng/small/course.yaml': COURSE.replace('order: 1', 'order: one'),
    'demo.yaml': 'companies: []\n',
  })
  expect(lines).toHaveLength(2)
})

test('a listed lesson without a file and an unlisted file are mistakes', () => {
  expect(
    mistakesOf({ 'courses/eng/small/first.yaml': null, 'courses/eng/small/second.yaml': LESSON }),
  ).toEqual([
    'courses/eng/small/second.yaml: is not listed in courses/eng/small/course.yaml: lessons',
    'courses/eng/small/first.yaml: is missing',
  ])
})

test('a folder that is not a language is a mistake', () => {
  expect(mistakesOf({ 'courses/xx/small/course.yaml': COURSE })).toEqual([
    'courses/xx/small/course.yaml: no such language: xx',
  ])
})

test('a folder without a library is reported', () => {
  expect(() => loadLibrary(dir)).toThrow('has no folder courses')
})

describe('readYaml', () => {
  const read = (text: string) => {
    const mistakes: Mistake[] = []
    readYaml('a.yaml', text, z.strictObject({ entries: z.array(z.string()).optional() }), mistakes)
    return mistakes
  }
  const lines = (size: number, line: (index: number) => string) =>
    Array.from({ length: size }, (_, index) => line(index)).join('')

  test.each<[string, number, (size: number) => string]>([
    ['many different keys', 4000, (size) => lines(size, (index) => `key${index}: 1\n`)],
    ['one key many times', 1000, (size) => 'a: 1\n'.repeat(size)],
    ['many keys on one line', 1000, (size) => `{${lines(size, (index) => `key${index}: 1,`)}}`],
    ['many wrong entries', 1000, (size) => `entries: [${'1,'.repeat(size)}]`],
    ['nested brackets', 500, (size) => '['.repeat(size)],
    ['many syntax errors', 500, (size) => 'a: b: c\n'.repeat(size)],
    ['a text of spaces', 20_000, (size) => `entries: ["a${' '.repeat(size)}b"]`],
    ['a text of escaped line ends', 2000, (size) => `entries: ["${'\\\n'.repeat(size)}"]`],
    ['many anchors', 1000, (size) => `entries: [${lines(size, (index) => `&a${index} a,`)}]`],
  ])('reads %s in linear time', (_, size, textOf) => {
    expect(growsLinearly((some) => void read(textOf(some)), size)).toBe(true)
  })

  test('refuses a duplicate key in a map and names the second line', () => {
    expect(read('a: 1\nentries:\n  - b: 1\n    c: 2\n    "b": 3\n')).toMatchObject([
      { file: 'a.yaml', line: 5, message: 'has the key "b" twice in one map' },
    ])
  })

  test('refuses brackets that are nested 40 levels deep', () => {
    expect(read(`entries: ${'['.repeat(40)}${']'.repeat(40)}`)).toMatchObject([
      { file: 'a.yaml', message: 'is nested too deeply' },
    ])
  })
})

test('lines are added to mistakes that name a key of a known file', () => {
  const mistake = (file: string, key?: string) => ({ file, key, message: 'is wrong' })
  const files = new Map([['a.yaml', 'a: 1\nb:\n  - c: 1\n  - c: 2\n']])
  const located = withLines(files, [
    mistake('a.yaml', 'b[1].c'),
    mistake('a.yaml', 'b[9].x'),
    mistake('a.yaml'),
    mistake('b.yaml', 'a'),
  ])
  expect(located.map(({ line }) => line)).toEqual([4, 3, undefined, undefined])
})
