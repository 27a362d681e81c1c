import * as v from 'valibot'
import { dateText, stored, validItems } from './stored'

const place = stored('place', v.object({ page: v.string(), line: v.number() }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a written value is read back, and null removes it', () => {
  expect(place.read()).toBeNull()
  expect(place.write({ page: 'a', line: 3 })).toBe(true)
  expect(place.read()).toEqual({ page: 'a', line: 3 })
  place.write(null)
  expect(localStorage).toHaveLength(0)
})

test.each(['no json', 'null', '[]', '7', '{"page":"a"}', '{"page":"a","line":"3"}'])(
  'a stored value that does not match its schema reads as null: %s',
  (text) => {
    localStorage.setItem('place', text)
    expect(place.read()).toBeNull()
  },
)

test('fields that the schema does not have are dropped', () => {
  localStorage.setItem('place', '{"page":"a","line":3,"later":true}')
  expect(place.read()).toEqual({ page: 'a', line: 3 })
})

test('a value can belong to the tab', () => {
  const inTab = stored('place', v.string(), 'session')
  inTab.write('a')
  expect([inTab.read(), sessionStorage.getItem('place'), localStorage.length]).toEqual(['a', '"a"', 0])
})

test('watch reports changes of the key in other tabs until unsubscribed', () => {
  const onChange = jest.fn()
  const stop = place.watch(onChange)
  window.dispatchEvent(new StorageEvent('storage', { key: 'place' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(onChange).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'place' }))
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('blocked storage reads as null and stores nothing', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect([place.write({ page: 'a', line: 3 }), place.read()]).toEqual([false, null])
  blocked.mockRestore()
})

test('validItems drops the items that do not match, and rejects anything but an array', () => {
  const numbers = validItems(v.number())
  expect(v.safeParse(numbers, [1, 'a', null, 2]).output).toEqual([1, 2])
  expect(v.safeParse(numbers, { 0: 1 }).success).toBe(false)
})

test('dateText accepts only text that JavaScript parses as a date', () => {
  const accepted = ['2026-11-21T10:00:00Z', 'soon', 1].map((each) => v.safeParse(dateText, each).success)
  expect(accepted).toEqual([true, false, false])
})
