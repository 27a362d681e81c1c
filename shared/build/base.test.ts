import { baseConfig } from './base'

// Only what the configuration says is looked at; the bundler itself is a module that Jest cannot load.
jest.mock('@rspack/core', () => ({ rspack: new Proxy({}, { get: () => class {} }) }))

test.each(['production', 'development'] as const)(
  'P-BUILD-01: a script may take 120 seconds to load in a build for %s',
  (mode) => {
    expect(baseConfig('/package', 'tried', mode).output?.chunkLoadTimeout).toBe(120_000)
  },
)
