import { preset } from '@mowka/jest/preset.mjs'

export default preset('node')
