import { preset } from '@mowka/shared/testing/jest-preset.mjs'

export default preset('node', { roots: ['<rootDir>', '<rootDir>/../content', '<rootDir>/../shared'] })
