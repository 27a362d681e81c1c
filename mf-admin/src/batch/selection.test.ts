import { rowsOfSelection } from './selection'

test('selected rows are sent by id', () => {
  expect(rowsOfSelection({ all: false, ids: new Set(['b']) }, undefined)).toEqual({ rowIds: ['b'] })
})

test('all matching rows are sent as filters with the exceptions', () => {
  expect(rowsOfSelection({ all: true, except: new Set(['a']) }, '$search:x')).toEqual({
    filters: '$search:x',
    exceptIds: ['a'],
  })
})
