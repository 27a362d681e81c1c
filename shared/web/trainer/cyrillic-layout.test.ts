import { cyrillicOf, cyrillicRows } from './cyrillic-layout'

test('all 33 letters have a key of their own', () => {
  const keys = cyrillicRows.flat()
  expect(new Set(keys.map(([letter]) => letter)).size).toBe(33)
  expect(new Set(keys.map(([, key]) => key)).size).toBe(33)
})

test.each([
  ['w', 'в'],
  ['h', 'х'],
  ['Q', 'Я'],
  [';', 'ч'],
  ['в', undefined],
  ['Enter', undefined],
  ['.', undefined],
])('the key %s types %s', (key, letter) => {
  expect(cyrillicOf(key)).toBe(letter)
})
