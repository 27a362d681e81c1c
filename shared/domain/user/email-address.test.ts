import fc from 'fast-check'
import { email, holdsEmailAddress, isEmailAddress, tidyEmailAddress } from './email-address'

test.each([
  'a@b.pl',
  'anna.nowak+mowka@poczta.example.com',
  'r&d@firma.pl',
  "o'brien@firma.pl",
  '!#$%&*+/=?^_`{|}~-@firma.pl',
  'a/b=c#d@firma.pl',
  'jan@xn--kw-fkaa.xn--p1ai',
  `${'a'.repeat(64)}@firma.pl`,
])('%s is valid and unchanged by tidying (P-FORM-05)', (address) => {
  expect(email(address)).toBeUndefined()
  expect(tidyEmailAddress(address)).toBe(address)
})

test.each([
  'anna',
  'anna@',
  '@b.pl',
  'a@b',
  'a@b.',
  'a@@b.pl',
  'a b@c.pl',
  'a@.pl',
  'a..b@c.pl',
  '.a@c.pl',
  'a.@c.pl',
  'a@c..pl',
  'a@-c.pl',
  'a@c_d.pl',
  'a@127.0.0.1',
  'a@b.c',
  'jan kowalski@firma.pl',
  '"jan kowalski"@firma.pl',
  'jan@firma. pl',
  'jan@firma.pl, ola@firma.pl',
  'jan@firma.pl\r\nBcc: ola@firma.pl',
  'j\0an@firma.pl',
  '\u212aasia@firma.pl\0x',
  `${'a'.repeat(65)}@firma.pl`,
])('%j is not an email address (P-FORM-05)', (text) => {
  expect(email(text)).toEqual({ code: 'EMAIL' })
})

test('an email address has at most 254 characters', () => {
  expect(
    email(`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.pl`),
  ).toEqual({
    code: 'TOO_LONG',
    max: 254,
  })
})

test.each(['michał@firma.pl', 'дядя@firma.pl', 'zo\u0308e@firma.pl', '\u212aasia@firma.pl', 'ż@ż.pl'])(
  '%s is rejected with its own code, because its local part needs SMTPUTF8',
  (text) => {
    expect(email(text)).toEqual({ code: 'EMAIL_LETTERS' })
  },
)

test.each([
  ['a comma left behind', 'jan@firma.pl,'],
  ['a semicolon', 'jan@firma.pl;'],
  ['the end of a sentence', 'jan@firma.pl.'],
  ['an exclamation mark', 'jan@firma.pl!'],
  ['white space', ' \tjan@firma.pl\u00a0\n'],
  ['angle brackets', '<jan@firma.pl>'],
  ['a name', 'Jan Kowalski <jan@firma.pl>'],
  ['a quoted name', '"Kowalski, Jan" <jan@firma.pl>;'],
  ['a link', 'mailto:jan@firma.pl'],
  ['a link with a subject', '<MAILTO:jan@firma.pl?subject=x>'],
  ['Polish quotes', '„jan@firma.pl”'],
  ['straight quotes', '"jan@firma.pl"'],
  ['apostrophes', "'jan@firma.pl'"],
  ['parentheses', '(jan@firma.pl)'],
  ['a zero-width space', 'jan@\u200bfirma.pl\u200b'],
  ['direction marks', '\u200e\u202ajan@firma.pl\u202c'],
  ['a byte order mark', '\ufeffjan@firma.pl'],
  ['a soft hyphen', 'jan@fir\u00adma.pl'],
])('tidying removes %s around an address', (_, typed) => {
  expect(email(typed)).toBeUndefined()
  expect(tidyEmailAddress(typed)).toBe('jan@firma.pl')
})

test('tidying decodes the address of a mailto link', () => {
  expect(tidyEmailAddress('mailto:r%26d@firma.pl')).toBe('r&d@firma.pl')
  expect(tidyEmailAddress('mailto:r%zz@firma.pl')).toBe('r%zz@firma.pl')
})

test('tidying converts an internationalized domain to ASCII', () => {
  expect(tidyEmailAddress('jan@żółw.pl')).toBe('jan@xn--w-uga1v8h.pl')
  expect(tidyEmailAddress('jan@ŻÓŁW。pl')).toBe('jan@xn--w-uga1v8h.pl')
  expect(email('jan@żółw.pl')).toBeUndefined()
})

test('tidying only trims text without an address', () => {
  expect(tidyEmailAddress(' „nikt” ')).toBe('„nikt”')
})

test('tidying twice changes nothing more, so that the form and the server agree', () => {
  const around = fc.constantFrom(
    '',
    ' ',
    '<',
    '>',
    '„',
    '”',
    ',',
    ';',
    '.',
    'mailto:',
    '\u200b',
    '"',
    "'",
    '(',
    ')',
    '?',
  )
  fc.assert(
    fc.property(
      fc.array(around),
      fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })),
      fc.array(around),
      (before, middle, after) => {
        const once = tidyEmailAddress(`${before.join('')}${middle}${after.join('')}`)
        if (isEmailAddress(once)) expect(tidyEmailAddress(once)).toBe(once)
      },
    ),
  )
})

test('holdsEmailAddress is true only for text that tidies to a valid address (C-GIFT-08)', () => {
  expect(['', '  ', 'mama', 'mama@example'].map(holdsEmailAddress)).toEqual([false, false, false, false])
  expect(holdsEmailAddress(' mama@example.com, ')).toBe(true)
})
