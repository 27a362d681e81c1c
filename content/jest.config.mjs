import { preset } from '@mowka/shared/testing/jest-preset.mjs'

export default preset('node', { globalSetup: '<rootDir>/src/testing/global-setup.ts' })
