import { newGiftCode, readGiftCode } from './gift-code'

test('a code has 80 random bits in signs that are not mistaken for one another', () => {
  const codes = Array.from({ length: 500 }, newGiftCode)
  expect(new Set(codes).size).toBe(500)
  for (const code of codes) expect(code).toMatch(/^MW(-[2-9A-HJ-NP-Z]{4}){4}$/)
  // Four random groups of four signs, 32 of which are possible at each place.
  expect(new Set(codes.join('').replaceAll(/MW-|-/g, '')).size).toBe(32)
})

test.each([
  ['as it is printed', 'MW-7KQA-XX4D-N3TE-9HPC'],
  ['in small letters', 'mw-7kqa-xx4d-n3te-9hpc'],
  ['with spaces', '  MW 7KQA XX4D N3TE 9HPC '],
  ['without anything between', 'mw7kqaxx4dn3te9hpc'],
  ['with the dashes of a word processor', 'MW–7KQA–XX4D–N3TE–9HPC'],
  ['without its prefix', '7KQA-XX4D-N3TE-9HPC'],
])('a code is read %s', (_how, typed) => {
  expect(readGiftCode(typed)).toBe('MW-7KQA-XX4D-N3TE-9HPC')
})

test('codes printed earlier are shorter, and a prefix may be a part of a code', () => {
  expect(readGiftCode('mw acde fghj klmn')).toBe('MW-ACDE-FGHJ-KLMN')
  expect(readGiftCode('MWDE-FGHJ-KLMN-9HPC')).toBe('MW-MWDE-FGHJ-KLMN-9HPC')
  expect(readGiftCode('MW-MWDE-FGHJ-KLMN-9HPC')).toBe('MW-MWDE-FGHJ-KLMN-9HPC')
})

test.each(['', '---', 'żółć', 'MW'])('what is no code is like none: %j', (typed) => {
  expect(readGiftCode(typed)).not.toMatch(/^MW(-[A-Z0-9]{4}){3,4}$/)
})
