import { forgetLostModules } from './federation'

jest.mock('@module-federation/enhanced/runtime', () => ({}))

test('a kernel module that was lost is requested again, one that is there is left alone', () => {
  const lost = { loading: Promise.resolve(), loaded: false, lib: null }
  const there = { loading: Promise.resolve(), loaded: true, lib: () => ({}) }
  const { loading } = there
  forgetLostModules({ default: { react: { '19.3.1': there }, '@mowka/shared/ui/table': { '1.0.0': lost } } })
  expect(lost.loading).toBeNull()
  expect(there.loading).toBe(loading)
})
