import { isNip, isZipCode, sellerLine, tidyNip, tidyZipCode } from './invoice'

test.each(['5252344078', '525-234-40-78', '1234563218'])('%s is a valid NIP (P-FORM-08, 09)', (text) => {
  expect(isNip(text)).toBe(true)
})

test.each([
  '525 234 40 78',
  'PL5252344078',
  'pl 525-234-40-78',
  '525–234–40–78',
  '525\u00a0234\u00a040\u00a078',
  '\u200e525\u2212234\u201140\u201078',
])('the NIP %p is stored as digits only (P-FORM-09)', (text) => {
  expect(isNip(text)).toBe(true)
  expect(tidyNip(text)).toBe('5252344078')
})

test.each(['', '525234407', '52523440781', '5252344079', 'DE5252344078', 'PL', '0000000000', '٥٢٥٢٣٤٤٠٧٨'])(
  '%p is not a valid NIP (P-FORM-08, 09)',
  (text) => {
    expect(isNip(text)).toBe(false)
  },
)

test('a NIP with a remainder of 10 is invalid for every last digit (P-FORM-09)', () => {
  // 6·1 + 6·1 + 7·6 = 54, which leaves 10.
  const digits = Array.from({ length: 10 }, (_, digit) => digit)
  expect(digits.filter((digit) => isNip(`100000016${digit}`))).toEqual([])
  expect(digits.filter((digit) => isNip(`525234407${digit}`))).toEqual([8])
})

test('a zip code has the form NN-NNN (P-FORM-10)', () => {
  expect(['00-950', '99-999'].every(isZipCode)).toBe(true)
  expect(['00950', '0-0950', '00-95', '00-9500', 'ab-cde'].some(isZipCode)).toBe(false)
})

test.each([' 00-950', '00–950', '00 - 950', '00\u2011950\u200b'])(
  'the zip code %p is stored as 00-950',
  (text) => {
    expect(isZipCode(text)).toBe(true)
    expect(tidyZipCode(text)).toBe('00-950')
  },
)

test("a seller's zip code has a non-breaking hyphen, and hyphens in names stay as they are", () => {
  const seller = {
    name: 'Mówka',
    street: 'ul. Nowo-Wiejska 1',
    town: '43-300 Bielsko-Biała',
    nip: '5252344078',
  }
  expect(sellerLine(seller)).toBe('Mówka, ul. Nowo-Wiejska 1, 43\u2011300 Bielsko-Biała, NIP 5252344078')
})
