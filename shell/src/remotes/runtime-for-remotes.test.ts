import { getInstance, init } from '@module-federation/enhanced/runtime'
import { createEntryInstance, provideBundlerRuntime } from './runtime-for-remotes'

test("each entry of a remote gets its own federation instance, and the shell's stays the default", () => {
  init({ name: 'shell', remotes: [] })
  const instances = ['learning', 'trainers'].map((name) =>
    createEntryInstance({ initOptions: { name, remotes: [] } }),
  )
  expect(instances.map(({ name }) => name)).toEqual(['learning', 'trainers'])
  expect(instances.map(({ options }) => options.id)).toEqual(['learning', 'trainers'])
  // Replacing the release of a listed instance would delete the shell's shared modules.
  expect(__FEDERATION__.__INSTANCES__.map(({ name }) => name)).toEqual(['shell'])
  expect(getInstance()?.name).toBe('shell')
})

test('entries of remotes share no state of the bundler runtime', () => {
  provideBundlerRuntime(window)
  const [first, second] = [window.mowkaBundlerRuntime(), window.mowkaBundlerRuntime()]
  Object.assign(first, { bundlerRuntimeOptions: { remotes: 'of the first' } })
  expect(second).toMatchObject({ bundlerRuntimeOptions: {} })
  expect(window.mowkaBundlerRuntime()).not.toHaveProperty('bundlerRuntimeOptions.remotes')
})
