import {
  between,
  firstMistake,
  maxChosen,
  maxLength,
  minChosen,
  minLength,
  type Rule,
  required,
} from './rules'
import { email } from './user/email-address'

test.each([['x'], [0], [['x']], [true]])('required accepts %p (P-FORM-01)', (value) => {
  expect(required(value)).toBeUndefined()
})

test.each([[''], ['   '], [undefined], [null], [[]], [false]])('required rejects %p (P-FORM-01)', (value) => {
  expect(required(value)).toEqual({ code: 'REQUIRED' })
})

test('minChosen and maxChosen limit the number of choices (P-FORM-02)', () => {
  expect(minChosen(2)(['a'])).toEqual({ code: 'TOO_FEW_CHOSEN', min: 2 })
  expect(minChosen(2)(['a', 'b'])).toBeUndefined()
  expect(maxChosen(1)(['a', 'b'])).toEqual({ code: 'TOO_MANY_CHOSEN', max: 1 })
  expect(maxChosen(1)(['a'])).toBeUndefined()
})

test('minLength and maxLength are inclusive (P-FORM-03, P-FORM-04)', () => {
  expect(minLength(2)('a')).toEqual({ code: 'TOO_SHORT', min: 2 })
  expect(minLength(2)('ab')).toBeUndefined()
  expect(maxLength(2)('abc')).toEqual({ code: 'TOO_LONG', max: 2 })
  expect(maxLength(2)('ab')).toBeUndefined()
})

test('between is inclusive', () => {
  const hundred = between(0, 100)
  expect([null, 0, 100].map(hundred)).toEqual([undefined, undefined, undefined])
  expect(hundred(-1)).toEqual({ code: 'TOO_SMALL', min: 0 })
  expect(hundred(101)).toEqual({ code: 'TOO_LARGE', max: 100 })
})

test('only required rejects an empty value', () => {
  for (const rule of [minLength(3), maxLength(3), email]) expect(rule('')).toBeUndefined()
})

test('firstMistake returns the first broken rule', () => {
  const rules: Rule<string>[] = [required, minLength(3), email]
  expect(['', 'a', 'abc', 'a@b.pl'].map((text) => firstMistake(rules, text)?.code)).toEqual([
    'REQUIRED',
    'TOO_SHORT',
    'EMAIL',
    undefined,
  ])
})
