import { readStored, writeStored } from './storage'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('what was written is read back, and null takes it away', () => {
  expect(writeStored('a', { list: [1, 'ż'] })).toBe(true)
  expect(readStored('a')).toEqual({ list: [1, 'ż'] })
  expect(writeStored('a', null)).toBe(true)
  expect(localStorage.getItem('a')).toBeNull()
  writeStored('a', 1)
  writeStored('a', undefined)
  expect(readStored('a')).toBeNull()
})

test('false and zero are values', () => {
  writeStored('a', false)
  writeStored('b', 0)
  expect([readStored('a'), readStored('b')]).toEqual([false, 0])
})

test('what is missing or broken is nothing', () => {
  localStorage.setItem('broken', '{"a":')
  expect(readStored('broken')).toBeNull()
  expect(readStored('missing')).toBeNull()
})

test('each area has its own values', () => {
  writeStored('a', 1, sessionStorage)
  expect(readStored('a')).toBeNull()
  expect(readStored('a', sessionStorage)).toBe(1)
})

test('a browser that refuses to store changes nothing but the answer', () => {
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

test('storage that is blocked altogether reads as empty and takes nothing', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect([readStored('key'), writeStored('key', 1)]).toEqual([null, false])
  blocked.mockRestore()
})
