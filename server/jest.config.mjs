import { preset } from '@mowka/jest/preset.mjs'

export default preset('node', {
  testEnvironment: '<rootDir>/testing/database-environment.ts',
  globalSetup: '<rootDir>/testing/global-setup.ts',
  // Each worker holds a database in memory.
  maxWorkers: 2,
  // A failed start leaves its database open; the run must still end.
  forceExit: true,
})
