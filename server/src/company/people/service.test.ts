import { sortAddresses } from './service'

test('sorts a list into addresses to invite and skipped entries with their reasons (K-INV-01)', () => {
  const typed = [
    ' Ola@Firma.test ',
    'ola@firma.test',
    'jest@firma.test',
    'nikt',
    '',
    'a@b',
    'Jan <jan@firma.test>',
    'r&d@firma.test,',
    'michał@firma.test',
  ]
  expect(sortAddresses(typed, new Set(['jest@firma.test']))).toEqual({
    good: ['ola@firma.test', 'jan@firma.test', 'r&d@firma.test'],
    skipped: [
      { email: 'ola@firma.test', reason: 'DOUBLE' },
      { email: 'jest@firma.test', reason: 'ALREADY_IN' },
      { email: 'nikt', reason: 'WRONG' },
      { email: '', reason: 'WRONG' },
      { email: 'a@b', reason: 'WRONG' },
      { email: 'michał@firma.test', reason: 'WRONG' },
    ],
  })
})
