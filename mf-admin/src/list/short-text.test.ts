import { shortText } from './short-text'

test('a sentence is truncated to 25 characters with an ellipsis (A-CRSE-09)', () => {
  expect(shortText('Gotuję w kuchni.')).toBe('Gotuję w kuchni.')
  expect(shortText('1234567890123456789012345')).toBe('1234567890123456789012345')
  expect(shortText('Gdybym wiedział, zadzwoniłbym wcześniej.')).toBe('Gdybym wiedział, zadzwoni…')
  expect(shortText('Dom i ogród, a w ogrodzie i psy')).toBe('Dom i ogród, a w ogrodzie…')
})
