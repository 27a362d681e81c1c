import { newGiftCode, readGiftCode } from './gift-code'

test('a code has 80 random bits in unambiguous characters', () => {
  const codes = Array.from({ length: 500 }, newGiftCode)
  expect(new Set(codes).size).toBe(500)
  for (const code of codes) expect(code).toMatch(/^MW(-[2-9A-HJ-NP-Z]{4}){4}$/)
  // Four random groups of four characters, with 32 possible characters each.
  expect(new Set(codes.join('').replaceAll(/MW-|-/g, '')).size).toBe(32)
})

test.each([
  ['as it is printed', 'MW-7KQA-XX4D-N3TE-9HPC'],
  ['in small letters', 'mw-7kqa-xx4d-n3te-9hpc'],
  ['with spaces', '  MW 7KQA XX4D N3TE 9HPC '],
  ['without anything between', 'mw7kqaxx4dn3te9hpc'],
  ['with the dashes of a word processor', 'MW–7KQA–XX4D–N3TE–9HPC'],
  ['without its prefix', '7KQA-XX4D-N3TE-9HPC'],
])('accepts a code typed %s', (_how, typed) => {
  expect(readGiftCode(typed)).toBe('MW-7KQA-XX4D-N3TE-9HPC')
})

test('accepts the shorter codes printed earlier, and codes that start like the prefix', () => {
  expect(readGiftCode('mw acde fghj klmn')).toBe('MW-ACDE-FGHJ-KLMN')
  expect(readGiftCode('MWDE-FGHJ-KLMN-9HPC')).toBe('MW-MWDE-FGHJ-KLMN-9HPC')
  expect(readGiftCode('MW-MWDE-FGHJ-KLMN-9HPC')).toBe('MW-MWDE-FGHJ-KLMN-9HPC')
})

test.each(['', '---', 'żółć', 'MW'])('an invalid code never matches the format of a code: %j', (typed) => {
  expect(readGiftCode(typed)).not.toMatch(/^MW(-[A-Z0-9]{4}){3,4}$/)
})
