import { keepOverrides, keptOverrides, startOverrides, withOverrides } from './overrides'

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
  keepOverrides({})
  history.replaceState(null, '', '/')
})

test('an overridden remote comes from its development server, with no canary and nothing to fall back to', () => {
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

test('what the address asks for is kept for the browser and leaves the address', () => {
  history.replaceState(null, '', `/course?mf.learning=${learning}&x=1`)
  expect(startOverrides('active')).toEqual({ learning })
  expect(keptOverrides()).toEqual({ learning })
  expect(location.search).toBe('?x=1')
  expect(document.cookie).toContain('mowka-overridden=1')
  expect(startOverrides('active')).toEqual({ learning })
})

test('where the server allows nothing, nothing is kept and nothing is at work', () => {
  history.replaceState(null, '', `/course?mf.learning=${learning}`)
  expect(startOverrides('none')).toEqual({})
  expect(keptOverrides()).toEqual({})
})

test('without the development shell overrides wait', () => {
  keepOverrides({ learning })
  expect(startOverrides('allowed')).toEqual({})
  expect(keptOverrides()).toEqual({ learning })
})

test('taking the last one back tells the server too', () => {
  keepOverrides({ learning })
  history.replaceState(null, '', '/course?mf.learning=')
  expect(startOverrides('active')).toEqual({})
  expect(document.cookie).not.toContain('mowka-overridden')
})
