import { preset } from '@mowka/jest/preset.mjs'

export default preset('jsdom', { setupFiles: ['<rootDir>/../shared/contract/add-editor-endpoints.ts'] })
