import { fold } from './fold'

test.each([
  ['zażółć', 'zazolc'],
  ['straße', 'strasse'],
  ['können', 'konnen'],
  ['cœur', 'coeur'],
  ['niño', 'nino'],
  ['ёлка', 'елка'],
])('%s folds to %s', (word, folded) => {
  expect(fold(word)).toBe(folded)
})

test('Russian й is never stripped to и', () => {
  expect(fold('йод')).toBe('йод')
  expect(fold('\u0438\u0306од')).toBe('йод')
})
