import { readStored, removeStored, storedKeys, writeStored } from './raw'

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
  writeStored('a', 1, 'session')
  expect(readStored('a')).toBeNull()
  expect(readStored('a', 'session')).toBe(1)
})

test('removeStored removes the keys with a prefix, in one area', () => {
  for (const key of ['a.1', 'a.2', 'b.1']) writeStored(key, 1)
  writeStored('a.3', 1, 'session')
  expect(storedKeys(['a.', 'c.']).sort()).toEqual(['a.1', 'a.2'])
  removeStored(['a.', 'c.'])
  expect(Object.keys(localStorage)).toEqual(['b.1'])
  expect(readStored('a.3', 'session')).toBe(1)
})

test('writeStored returns false if the browser refuses to store', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeStored('a', 1)).toBe(false)
  refuse.mockRestore()
})

test('blocked storage reads as empty and stores nothing', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect([readStored('key'), writeStored('key', 1), storedKeys([''])]).toEqual([null, false, []])
  blocked.mockRestore()
})
