import { describeKind } from '@mowka/contract/content-kinds/kind'
import { emptyValues, valuesOf, written } from './kind-form'

const sampleKind = describeKind({
  name: 'word',
  fields: {
    name: { type: 'text', min: 1, max: 20 },
    note: { type: 'text', max: 20, nullable: true },
    lang: { type: 'lang', default: 'ENG' },
    active: { type: 'flag', default: true },
    tags: { type: 'tags' },
    day: { type: 'day' },
    recording: { type: 'recording', apart: true },
  },
})

test('a new row begins with the defaults of its kind and with blanks', () => {
  expect(emptyValues(sampleKind)).toEqual({
    name: '',
    note: '',
    lang: 'ENG',
    active: true,
    tags: [],
    day: null,
  })
})

test('a missing value of a row is an empty text in the form, and a `null` again when it is saved', () => {
  const row = { name: 'a', note: null, lang: 'PL', active: false, tags: ['x'], day: '2026-11-27' } as const
  const values = valuesOf(sampleKind, { ...row, tags: [...row.tags] })
  expect(values).toEqual({ ...row, note: '' })
  expect(written(sampleKind, { note: '' })).toEqual({ note: null })
})

test('an empty text that must not be `null` stays a text, and a missing day is not sent', () => {
  expect(written(sampleKind, { name: '', day: null, active: true })).toEqual({ name: '', active: true })
})
