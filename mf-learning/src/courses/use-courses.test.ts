import type { LangCode } from '@mowka/contract/schemas/common'
import { act, renderHook } from '@testing-library/react'
import { useSettledLanguage } from './use-courses'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const render = (lang: LangCode) =>
  renderHook(({ lang }: { lang: LangCode }) => useSettledLanguage(lang), { initialProps: { lang } })

test('courses load immediately on the first visit', () => {
  expect(render('ENG').result.current).toBe(true)
})

test('courses load 800 ms after a language change (L-CRS-10)', () => {
  const { result, rerender } = render('ENG')
  rerender({ lang: 'DE' })
  expect(result.current).toBe(false)
  act(() => jest.advanceTimersByTime(799))
  expect(result.current).toBe(false)
  act(() => jest.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})

test('a second change within that time restarts the delay', () => {
  const { result, rerender } = render('ENG')
  rerender({ lang: 'DE' })
  act(() => jest.advanceTimersByTime(700))
  rerender({ lang: 'FR' })
  act(() => jest.advanceTimersByTime(700))
  expect(result.current).toBe(false)
  act(() => jest.advanceTimersByTime(100))
  expect(result.current).toBe(true)
})
