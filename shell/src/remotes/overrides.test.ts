import { startOverrides, storedOverrides, storeOverrides, withOverrides } from './overrides'

const learning = 'http://localhost:4311'
const release = {
  version: '1.0.0',
  entry: 'e.js',
  integrity: {},
  pages: { courses: [] },
  widgets: {},
  texts: {},
  needs: {},
}
const entry = { live: release, fallback: release, canary: { ...release, percent: 10 }, salt: 's' }

beforeEach(() => {
  storeOverrides({})
  history.replaceState(null, '', '/')
})

test('an overridden remote comes from its development server, without canary or fallback', () => {
  const registry = withOverrides(
    { learning: entry, admin: entry },
    { learning, fresh: 'http://localhost:4317' },
  )
  expect(registry.learning).toMatchObject({
    live: { version: 'dev', entry: `${learning}/remoteEntry.js`, integrity: {} },
    fallback: null,
    canary: null,
  })
  expect(registry.admin).toBe(entry)
  expect(registry.fresh?.live.entry).toBe('http://localhost:4317/remoteEntry.js')
})

test('an override in the address is stored for the browser and removed from the address', () => {
  history.replaceState(null, '', `/course?mf.learning=${learning}&x=1`)
  expect(startOverrides('active')).toEqual({ learning })
  expect(storedOverrides()).toEqual({ learning })
  expect(location.search).toBe('?x=1')
  expect(document.cookie).toContain('mowka-overridden=1')
  expect(startOverrides('active')).toEqual({ learning })
})

test('without permission nothing is stored or active', () => {
  history.replaceState(null, '', `/course?mf.learning=${learning}`)
  expect(startOverrides('none')).toEqual({})
  expect(storedOverrides()).toEqual({})
})

test('without the development shell overrides are inactive but stored', () => {
  storeOverrides({ learning })
  expect(startOverrides('allowed')).toEqual({})
  expect(storedOverrides()).toEqual({ learning })
})

test('removing the last override informs the server', () => {
  storeOverrides({ learning })
  history.replaceState(null, '', '/course?mf.learning=')
  expect(startOverrides('active')).toEqual({})
  expect(document.cookie).not.toContain('mowka-overridden')
})
