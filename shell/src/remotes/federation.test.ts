import { type ModuleFederationRuntimePlugin, registerPlugins } from '@module-federation/enhanced/runtime'
import { createFederation, forgetLostModules } from './federation'

jest.mock('@module-federation/enhanced/runtime', () => ({ registerPlugins: jest.fn() }))

test("a remote's entry may take 120 seconds to load (P-BUILD-01)", () => {
  createFederation()
  const plugins: ModuleFederationRuntimePlugin[] = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? []
  const url = 'https://mowka.test/remotes/learning/entry.js'
  expect(plugins[0]?.createScript?.({ url })).toMatchObject({ timeout: 120_000 })
})

test('a kernel module that failed to load is requested again, a loaded one is not', () => {
  const lost = { loading: Promise.resolve(), loaded: false, lib: null }
  const there = { loading: Promise.resolve(), loaded: true, lib: () => ({}) }
  const { loading } = there
  forgetLostModules({ default: { react: { '19.3.1': there }, '@mowka/kernel/ui/table': { '1.0.0': lost } } })
  expect(lost.loading).toBeNull()
  expect(there.loading).toBe(loading)
})
