import { preset } from './preset.mjs'

export default preset('jsdom')
