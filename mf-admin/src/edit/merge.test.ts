import { differing, merge } from './merge'

const base = { name: 'Dom', tags: ['a'], active: true, note: null as string | null }

test('what only one of two changed is kept of both (C57)', () => {
  const merged = merge(base, { ...base, name: 'Moje' }, { ...base, tags: ['a', 'b'] })
  expect(merged).toEqual({
    values: { ...base, name: 'Moje', tags: ['a', 'b'] },
    theirs: ['tags'],
    conflicts: [],
  })
})

test('where both changed the same to something else, someone has to choose (C57)', () => {
  const merged = merge(
    base,
    { ...base, name: 'Moje', active: false },
    { ...base, name: 'Ich', active: false, note: 'x' },
  )
  expect(merged.conflicts).toEqual(['name'])
  expect(merged.theirs).toEqual(['note'])
  expect(merged.values).toEqual({ name: 'Moje', tags: ['a'], active: false, note: 'x' })
})

test('lists are compared by what is in them', () => {
  expect(differing(base, { ...base, tags: ['a'] })).toEqual([])
  expect(differing(base, { ...base, tags: ['b'] })).toEqual(['tags'])
})
