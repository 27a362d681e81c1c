import { between, choose, countChosen, EVERYTHING, isChosen, NOTHING } from './selection'

test('rows are selected one by one and counted', () => {
  const two = choose(NOTHING, ['a', 'b'], true)
  expect([countChosen(two, 9), isChosen(two, 'a'), isChosen(two, 'c')]).toEqual([2, true, false])
  expect(choose(two, ['a'], false)).toEqual({ all: false, ids: new Set(['b']) })
})

test('all matching rows can be selected except for some, on any page', () => {
  const most = choose(EVERYTHING, ['a', 'b'], false)
  expect([countChosen(most, 136), isChosen(most, 'a'), isChosen(most, 'z')]).toEqual([134, false, true])
  expect(choose(most, ['b'], true)).toEqual({ all: true, except: new Set(['a']) })
})

test('a range works in either direction, and is a single row if its start is on another page', () => {
  const page = ['a', 'b', 'c', 'd']
  expect(between(page, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(page, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(page, 'elsewhere', 'c')).toEqual(['c'])
  expect(between(page, null, 'c')).toEqual(['c'])
})
