import { z } from 'zod'
import { describeKind } from '../../content-kinds/kind'
import { listOfKind } from '../../content-kinds/list'
import { formShape, learnerShape, libraryShape, newShape, rowShape } from './kind-shapes'

const sampleKind = describeKind({
  name: 'word',
  fields: {
    text: { type: 'text', min: 1, max: 5, learners: true, library: true, search: true, sort: true },
    note: { type: 'text', max: 5, nullable: true, library: 'remark' },
    choice: { type: 'choice', values: ['a', 'b'], nullable: true, filter: true },
    lang: { type: 'lang', default: 'PL', filter: true },
    flag: { type: 'flag', default: true, filter: true, sort: true, library: true },
    tags: { type: 'tags', library: true },
    recording: { type: 'recording', apart: true, learners: true },
    links: { type: 'links', max: 2 },
    number: { type: 'number', min: 1, max: 3 },
    own: { type: 'own', default: [0] },
  },
})

const filled = {
  text: 'abc',
  note: null,
  choice: 'a' as const,
  lang: 'ENG' as const,
  flag: false,
  tags: ['x'],
  links: [],
  number: 2,
}

test('a new row has the defaults of its fields, and required fields have none', () => {
  const New = z.object(newShape(sampleKind))
  expect(New.parse({ text: ' abc ', number: 1 })).toEqual({
    text: 'abc',
    note: null,
    choice: null,
    lang: 'PL',
    flag: true,
    tags: [],
    links: [],
    number: 1,
  })
  expect(New.safeParse({ text: 'abc' }).error?.issues.map(({ path }) => path)).toEqual([['number']])
})

test.each([
  ['a text that is too short', { text: ' ' }],
  ['a text that is too long', { text: 'abcdef' }],
  ['an unknown choice', { choice: 'c' }],
  ['too many links', { links: ['1', '2', '3'] }],
  ['a number below the minimum', { number: 0 }],
  ['a number above the maximum', { number: 4 }],
  ['null in a field that is not nullable', { flag: null }],
])('a form with %s is rejected', (_, change) => {
  const Form = z.object(formShape(sampleKind))
  expect(Form.safeParse(filled).success).toBe(true)
  expect(Form.safeParse({ ...filled, ...change }).success).toBe(false)
})

test('forms exclude own fields and fields that are written separately', () => {
  expect(Object.keys(formShape(sampleKind))).toEqual([
    'text',
    'note',
    'choice',
    'lang',
    'flag',
    'tags',
    'links',
    'number',
  ])
})

test('a row is valid even if a stored value is outside the bounds of the form', () => {
  const Row = z.object(rowShape(sampleKind))
  expect(Row.safeParse({ ...filled, recording: null, text: 'a long text', number: 0 }).success).toBe(true)
})

test('learners receive only their fields, and an import only those of the library', () => {
  expect(Object.keys(learnerShape(sampleKind))).toEqual(['text', 'recording'])
  expect(Object.keys(libraryShape(sampleKind))).toEqual(['text', 'note', 'flag', 'tags'])
})

test('a text of the library is not trimmed', () => {
  expect(z.object(libraryShape(sampleKind)).parse({ text: ' a ' }).text).toBe(' a ')
})

test('the list of a kind filters and sorts by the fields described as such', () => {
  expect(listOfKind(sampleKind)).toEqual({
    filters: {
      $search: { kind: 'text' },
      choice: { kind: 'choice', values: ['a', 'b'] },
      lang: { kind: 'lang', first: 'PL' },
      flag: { kind: 'flag' },
      _id: { kind: 'id' },
    },
    sort: ['text', 'flag', 'createdAt'],
  })
})
