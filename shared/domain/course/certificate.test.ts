import fc from 'fast-check'
import { firstMistake } from '../rules'
import {
  CERTIFICATE_NUMBER_BYTES,
  certificateNameRules,
  certificateNumber,
  formatCertificateNumber,
  joinCourseNames,
  parseCertificateNumber,
} from './certificate'

const bytes = fc.uint8Array({ minLength: CERTIFICATE_NUMBER_BYTES, maxLength: CERTIFICATE_NUMBER_BYTES })

test('a displayed certificate number is parsed in any case and without dashes', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const number = certificateNumber(random)
      const shown = formatCertificateNumber(number)
      expect(shown).toMatch(/^MW(-[0-9A-Z]{4}){4}$/)
      for (const typed of [number, shown, shown.toLowerCase(), shown.replaceAll('-', ' ')]) {
        expect(parseCertificateNumber(typed)).toBe(number)
      }
    }),
  )
})

test('letters that look like digits are read as digits in a typed certificate number', () => {
  expect(parseCertificateNumber('MW-OOOO-IIII-LLLL-0123')).toBe('0000111111110123')
})

test.each(['', 'MW', 'MW-7K4Q', '7K4Q-2XPD-9RTV-HM3', 'UUUU-2XPD-9RTV-HM3W', 'MW-7K4Q-2XPD-9RTV-HM3W-X'])(
  'finds no certificate number in "%s"',
  (typed) => expect(parseCertificateNumber(typed)).toBeNull(),
)

test('names of courses are broken between names, and long ones also within', () => {
  const long = 'Niemiecki dla tych, którzy dużo podróżują i chcą się dogadać'
  expect(joinCourseNames(['Niemiecki od zera', long])).toBe(`Niemiecki\u00a0od\u00a0zera\u00a0· ${long}`)
})

test.each([
  'Anna Nowak',
  'Anna Nowak-Kowalska',
  'J. R. O’Neill',
  'Łukasz Żółć',
  'Олена Шевченко',
  'Nguyễn Văn An',
])('accepts "%s" as the name on a certificate', (name) => {
  expect(firstMistake(certificateNameRules, name)).toBeUndefined()
})

test.each([
  [' ', 'REQUIRED'],
  ['Zobacz www.evil.test', 'PERSON_NAME'],
  ['Jan 3', 'PERSON_NAME'],
  ['Wygrana czeka na Ciebie już dziś wieczorem', 'PERSON_NAME'],
  ['王小明', 'PERSON_NAME'],
  ['Anna 🎉', 'PERSON_NAME'],
  ['Anna <b>', 'PERSON_NAME'],
  ['a'.repeat(61), 'TOO_LONG'],
])('refuses "%s" as the name on a certificate with %s', (name, code) => {
  expect(firstMistake(certificateNameRules, name)?.code).toBe(code)
})
