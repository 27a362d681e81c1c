import pl from '../locales/pl.json'
import { monthForm } from './use-plan-names'

test.each([
  [1, '{{count}}\u00a0miesiąc'],
  [2, '{{count}}\u00a0miesiące'],
  [4, '{{count}}\u00a0miesiące'],
  [5, '{{count}}\u00a0miesięcy'],
  [6, '{{count}}\u00a0miesięcy'],
  [12, '{{count}}\u00a0miesięcy'],
  [22, '{{count}}\u00a0miesięcy'],
])('%i months are written %s (C-SUB-17, C50)', (months, text) => {
  expect(pl.months[monthForm(months)]).toBe(text)
})
