import { sortAddresses } from './addresses'

test('says of each entry whether it is good, and why not (K-INV-01)', () => {
  const typed = [
    ' Ola@Firma.test ',
    'ola@firma.test',
    'jest@firma.test',
    'nikt',
    '',
    'a@b',
    'Jan <jan@firma.test>',
  ]
  expect(sortAddresses(typed, new Set(['jest@firma.test']))).toEqual({
    good: ['ola@firma.test'],
    skipped: [
      { email: 'ola@firma.test', reason: 'DOUBLE' },
      { email: 'jest@firma.test', reason: 'ALREADY_IN' },
      { email: 'nikt', reason: 'WRONG' },
      { email: '', reason: 'WRONG' },
      { email: 'a@b', reason: 'WRONG' },
      { email: 'Jan <jan@firma.test>', reason: 'WRONG' },
    ],
  })
})
