import { readStored, writeStored } from '@mowka/kernel/storage/raw'
import { isSiteDataBlocked, startSiteData } from './site-data'

const areas = ['localStorage', 'sessionStorage'] as const

/** Makes storage fail on access, as Chromium does where site data is blocked. */
function block(get: () => Storage | null) {
  for (const area of areas) Object.defineProperty(window, area, { configurable: true, get })
}

test('working storage is left unchanged', () => {
  const before = areas.map((area) => window[area])
  startSiteData()
  expect(areas.map((area) => window[area])).toEqual(before)
  expect(isSiteDataBlocked()).toBe(false)
})

test.each([
  [
    'throws',
    () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  ],
  ['is null', () => null],
])('blocked storage that %s on access is replaced by in-memory storage', (_, get) => {
  block(get)
  startSiteData()
  expect(isSiteDataBlocked()).toBe(true)
  for (const area of areas) {
    const kind = area === 'localStorage' ? 'local' : 'session'
    expect(writeStored('a', { b: 1 }, kind)).toBe(true)
    expect(readStored('a', kind)).toEqual({ b: 1 })
    expect([window[area].length, window[area].key(0), window[area].key(1)]).toEqual([1, 'a', null])
    writeStored('a', null, kind)
    window[area].setItem('c', 'd')
    window[area].clear()
    expect(window[area].getItem('c')).toBeNull()
  }
})
