import { noCounts, selectChanged, verdictOf } from './library-rows'

const stored = { name: 'A', tags: ['x'], edited: false, version: 3 }

test('creates, updates or leaves a piece depending on the library', () => {
  expect(verdictOf({ name: 'A' }, undefined)).toBe('created')
  expect(verdictOf({ name: 'A', tags: ['x'] }, stored)).toBe('unchanged')
  expect(verdictOf({ name: 'A', tags: ['y'] }, stored)).toBe('updated')
})

test("preserves an editor's changes", () => {
  expect(verdictOf({ name: 'B' }, { ...stored, edited: true })).toBe('kept')
})

test('writes only pieces that differ and counts all of them', () => {
  const counts = noCounts()
  const desired = [{ name: 'A' }, { name: 'B' }, { name: 'C' }]
  const changed = selectChanged(
    desired,
    ({ name }) => (name === 'C' ? undefined : { name: 'A', edited: false }),
    counts,
  )
  expect(changed).toEqual([{ name: 'B' }, { name: 'C' }])
  expect(counts).toEqual({ created: 1, updated: 1, unchanged: 1, kept: 0 })
})
