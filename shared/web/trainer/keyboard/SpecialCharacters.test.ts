import { languages, specialCharacters } from '@mowka/domain/languages/languages'
import { upperCharacter } from './SpecialCharacters'

test('special characters exist for German, Spanish, Polish, French and Italian (P-KEYS-01)', () => {
  const codes = languages.map(({ langCode }) => langCode).filter((lang) => specialCharacters[lang].length > 0)
  expect(codes.sort()).toEqual(['DE', 'ES', 'FR', 'IT', 'PL'])
})

test('every capital is a single character', () => {
  expect(upperCharacter('ß', 'de')).toBe('ẞ')
  expect(upperCharacter('œ', 'fr')).toBe('Œ')
  for (const characters of Object.values(specialCharacters))
    for (const each of characters) expect([...upperCharacter(each, 'pl')]).toHaveLength(1)
})
