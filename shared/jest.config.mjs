import { preset } from '@mowka/shared/testing/jest-preset.mjs'

export default preset('jsdom', { roots: ['<rootDir>'] })
