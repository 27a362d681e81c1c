import { act, renderHook } from '@testing-library/react'
import { useSearchText } from './use-search-text'

/** In milliseconds. */
const SEARCH_DEBOUNCE = 500

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const start = (search = '') => {
  const onSearch = jest.fn()
  const hook = renderHook((props: { search: string }) => useSearchText(props.search, onSearch), {
    initialProps: { search },
  })
  return { ...hook, onSearch, type: (text: string) => act(() => hook.result.current.setText(text)) }
}
const wait = (time: number) => act(() => jest.advanceTimersByTime(time))

it('searches once, half a second after the last key (A-WORD-03)', () => {
  const { type, onSearch } = start()
  type('c')
  wait(SEARCH_DEBOUNCE - 1)
  type('cz')
  wait(SEARCH_DEBOUNCE - 1)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch.mock.calls).toEqual([['cz']])
})

it('preserves a trailing space while the user continues typing', () => {
  const { type, onSearch, rerender, result } = start()
  type('czas ')
  wait(SEARCH_DEBOUNCE)
  expect(onSearch).toHaveBeenCalledWith('czas')
  rerender({ search: 'czas' })
  expect(result.current.text).toBe('czas ')
})

it('preserves text typed while the search was applied', () => {
  const { type, rerender, result } = start()
  type('cz')
  wait(SEARCH_DEBOUNCE)
  type('czas')
  rerender({ search: 'cz' })
  expect(result.current.text).toBe('czas')
})

it('follows external changes of the search, and cancels a pending one', () => {
  const { type, onSearch, rerender, result } = start('praca')
  type('pracow')
  rerender({ search: '' })
  expect(result.current.text).toBe('')
  wait(SEARCH_DEBOUNCE)
  expect(onSearch).not.toHaveBeenCalled()
})

it("doesn't search again after Enter", () => {
  const { type, onSearch, result } = start()
  type('czas')
  act(() => result.current.commit())
  wait(SEARCH_DEBOUNCE)
  expect(onSearch).toHaveBeenCalledTimes(1)
})
