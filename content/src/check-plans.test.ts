import type { Library } from './library'
import { library, plan, problemsOf } from './small-library.fixture'

describe('plans are refused when', () => {
  const cases: [what: string, plans: Library['plans'], problem: string][] = [
    [
      'a total is not the sum of its months',
      [plan(1), plan(6, { totalPrice: 5999 }), plan(12)],
      'plans[1].totalPrice: must be 6 × 1000 = 6000',
    ],
    [
      'the code says other months (C-SUB-16)',
      [plan(1), plan(6, { months: 5 }), plan(12)],
      'plans[1].months: the code',
    ],
    [
      'the code says another language',
      [plan(1), plan(6, { targetLang: 'DE' }), plan(12)],
      'plans[1].targetLang: the code says ENG',
    ],
    [
      'the code says another source',
      [plan(1), plan(6, { sourceLang: 'DE' }), plan(12)],
      'plans[1].sourceLang: the code says PL',
    ],
    [
      'none is featured',
      [plan(1), plan(6, { featured: false }), plan(12)],
      'plans of ENG: exactly one plan must be featured, not 0',
    ],
    ['two are featured', [plan(1, { featured: true }), plan(6), plan(12)], 'not 2'],
    ['a type is missing (C-SUB-14)', [plan(1), plan(6)], 'plans of ENG: a plan for 12 months is missing'],
    [
      'two have one place',
      [plan(1), plan(6, { order: 1 }), plan(12)],
      'plans of ENG: the order "1" is there twice',
    ],
    [
      'a code comes twice',
      [plan(1), plan(6), plan(6, { order: 7, featured: false }), plan(12)],
      'plans[2].productCode: the code',
    ],
  ]
  test.each(cases)('%s', (_what, plans, problem) => {
    expect(problemsOf(library({ plans }))).toContainEqual(expect.stringContaining(problem))
  })
})
