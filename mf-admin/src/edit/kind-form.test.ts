import { describeKind } from '@mowka/contract/content-kinds/kind'
import { emptyValues, valuesOf, written } from './kind-form'

const absent: { part: { title: string } | null } = { part: null }

const sampleKind = describeKind({
  name: 'word',
  fields: {
    name: { type: 'text', min: 1, max: 20 },
    note: { type: 'text', max: 20, nullable: true },
    lang: { type: 'lang', default: 'ENG' },
    active: { type: 'flag', default: true },
    tags: { type: 'tags' },
    day: { type: 'day' },
    part: { type: 'own', default: absent.part },
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
    part: null,
  })
})

test('converts `null` to an empty string for the form, and back to `null` when it is saved', () => {
  const row = {
    name: 'a',
    note: null,
    lang: 'PL' as const,
    active: false,
    tags: ['x'],
    day: '2026-11-27',
    part: null,
  }
  const values = valuesOf(sampleKind, row)
  expect(values).toEqual({ ...row, note: '' })
  expect(written(sampleKind, { note: '' })).toEqual({ note: null })
})

test('saves an empty string for a field that cannot be `null`, and omits a missing day', () => {
  expect(written(sampleKind, { name: '', day: null, active: true })).toEqual({ name: '', active: true })
})

test('saves `null` for an own field whose value was removed', () => {
  expect(written(sampleKind, { part: null })).toEqual({ part: null })
})

test('leaves out form values that are no fields of the kind', () => {
  expect(written(sampleKind, { name: 'a', title: 'b' })).toEqual({ name: 'a' })
})
