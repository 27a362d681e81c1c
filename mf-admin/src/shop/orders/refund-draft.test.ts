import { amountProblem, draftTotal, parseAmount, writtenAmount } from './refund-draft'

it.each([
  ['46', 4600],
  ['46,5', 4650],
  ['46.05', 4605],
  [' 1 234,56 ', 123_456],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['46,005', null],
  ['46 zł', null],
])('reads the amount %j as %j grosz', (typed, grosz) => {
  expect(parseAmount(typed)).toBe(grosz)
})

it('writes every amount so that it is read as the same amount', () => {
  for (const grosz of [0, 1, 29, 115, 4600, 19_705]) expect(parseAmount(writtenAmount(grosz))).toBe(grosz)
})

it.each([
  ['46,00', 4600, null],
  ['46,01', 4600, 'much'],
  ['0', 4600, 'none'],
  ['0', 0, null],
  ['', 4600, 'form'],
])('checks the amount %j against at most %j grosz', (typed, max, problem) => {
  expect(amountProblem(typed, max)).toBe(problem)
})

it('adds up the valid amounts', () => {
  expect(
    draftTotal(
      new Map([
        [0, '1,01'],
        [1, '2,02'],
        [2, 'x'],
      ]),
    ),
  ).toBe(303)
})
