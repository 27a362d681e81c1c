import { readStored, writeStored } from './storage'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a written value is read back, and null removes it', () => {
  expect(writeStored('a', { list: [1, 'ż'] })).toBe(true)
  expect(readStored('a')).toEqual({ list: [1, 'ż'] })
  expect(writeStored('a', null)).toBe(true)
  expect(localStorage.getItem('a')).toBeNull()
  writeStored('a', 1)
  writeStored('a', undefined)
  expect(readStored('a')).toBeNull()
})

test('false and zero are stored as values', () => {
  writeStored('a', false)
  writeStored('b', 0)
  expect([readStored('a'), readStored('b')]).toEqual([false, 0])
})

test('a missing or corrupt value reads as null', () => {
  localStorage.setItem('broken', '{"a":')
  expect(readStored('broken')).toBeNull()
  expect(readStored('missing')).toBeNull()
})

test('each storage area has its own values', () => {
  writeStored('a', 1, sessionStorage)
  expect(readStored('a')).toBeNull()
  expect(readStored('a', sessionStorage)).toBe(1)
})

test('writeStored returns false if the browser refuses to store', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const area: Storage = {
    length: 0,
    clear: refuse,
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  }
  expect(readStored('a', area)).toBeNull()
  expect(writeStored('a', 1, area)).toBe(false)
  expect(writeStored('a', null, area)).toBe(false)
})

test('blocked storage reads as empty and stores nothing', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect([readStored('key'), writeStored('key', 1)]).toEqual([null, false])
  blocked.mockRestore()
})
