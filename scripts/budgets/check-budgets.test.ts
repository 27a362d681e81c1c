import { tooMuchOf } from './check-budgets'

const budgets = { ours: 2, axios: 1 }

test('a library over its share and one that does not belong there are named', () => {
  expect(
    tooMuchOf(
      [
        ['ours', 2_048],
        ['axios', 1_025],
        ['moment', 10],
      ],
      budgets,
    ),
  ).toEqual([
    "The shell's first scripts have 1.0 KB of axios, 1 KB are its share",
    "The shell's first scripts have 0.0 KB of moment, which does not belong there",
  ])
})
