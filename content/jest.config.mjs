import { preset } from '@mowka/jest/preset.mjs'

export default preset('node', {
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
})
