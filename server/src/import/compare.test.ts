import { noCounts, selectChanged, verdictOf } from './compare'

const stored = { name: 'A', tags: ['x'], edited: false, version: 3 }

test('a piece is created, updated or left, by what the library says of it', () => {
  expect(verdictOf({ name: 'A' }, undefined)).toBe('created')
  expect(verdictOf({ name: 'A', tags: ['x'] }, stored)).toBe('unchanged')
  expect(verdictOf({ name: 'A', tags: ['y'] }, stored)).toBe('updated')
})

test('what an editor changed is kept', () => {
  expect(verdictOf({ name: 'B' }, { ...stored, edited: true })).toBe('kept')
})

test('only pieces that differ are written, and all are counted', () => {
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
