import { baseConfig } from './base'

// Checks only the configuration: Jest can't load the bundler.
jest.mock('@rspack/core', () => ({ rspack: new Proxy({}, { get: () => class {} }) }))

test.each(['production', 'development'] as const)(
  'the chunk load timeout of a %s build is 120 seconds (P-BUILD-01)',
  (mode) => {
    expect(baseConfig('/package', 'tried', mode).output?.chunkLoadTimeout).toBe(120_000)
  },
)
