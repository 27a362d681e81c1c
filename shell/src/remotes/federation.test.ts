import { type ModuleFederationRuntimePlugin, registerPlugins } from '@module-federation/enhanced/runtime'
import { createFederation, forgetLostModules } from './federation'

jest.mock('@module-federation/enhanced/runtime', () => ({ registerPlugins: jest.fn() }))

test('P-BUILD-01: the entry of a remote may take 120 seconds, too', () => {
  createFederation()
  const plugins: ModuleFederationRuntimePlugin[] = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? []
  const url = 'https://mowka.test/remotes/learning/entry.js'
  expect(plugins[0]?.createScript?.({ url })).toMatchObject({ timeout: 120_000 })
})

test('a kernel module that was lost is requested again, one that is there is left alone', () => {
  const lost = { loading: Promise.resolve(), loaded: false, lib: null }
  const there = { loading: Promise.resolve(), loaded: true, lib: () => ({}) }
  const { loading } = there
  forgetLostModules({ default: { react: { '19.3.1': there }, '@mowka/kernel/ui/table': { '1.0.0': lost } } })
  expect(lost.loading).toBeNull()
  expect(there.loading).toBe(loading)
})
