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

test('a new row has the defaults of its kind, and empty values for other fields', () => {
  expect(emptyValues(sampleKind)).toEqual({
    name: '',
    note: '',
    lang: 'ENG',
    active: true,
    tags: [],
    day: null,
  })
})

test('converts `null` to an empty string for the form, and back to `null` when it is saved', () => {
  const row = { name: 'a', note: null, lang: 'PL', active: false, tags: ['x'], day: '2026-11-27' } as const
  const values = valuesOf(sampleKind, { ...row, tags: [...row.tags] })
  expect(values).toEqual({ ...row, note: '' })
  expect(written(sampleKind, { note: '' })).toEqual({ note: null })
})

test('saves an empty string for a field that cannot be `null`, and omits a missing day', () => {
  expect(written(sampleKind, { name: '', day: null, active: true })).toEqual({ name: '', active: true })
})
