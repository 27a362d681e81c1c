import { moveChange, withChange } from './list-change'

const rows = ['a', 'b', 'c'].map((_id) => ({ _id }))
const ids = rows.map(({ _id }) => _id)
const shown = (change: Parameters<typeof withChange>[1]) => withChange(rows, change).map(({ _id }) => _id)

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 0, ['c', 'a', 'b']],
  [0, 2, ['b', 'c', 'a']],
  [1, 2, ['a', 'c', 'b']],
])('a row moved from %i to %i is shown at its new position', (from, to, expected) => {
  expect(shown(moveChange(ids, from, to))).toEqual(expected)
})

test('a detached row is hidden, and an unknown one changes nothing', () => {
  expect(shown({ action: 'detach', rowId: 'b' })).toEqual(['a', 'c'])
  expect(shown({ action: 'detach', rowId: 'x' })).toEqual(ids)
  expect(shown({ action: 'move', rowId: 'x', beforeId: 'a' })).toEqual(ids)
})
