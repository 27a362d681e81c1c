import { remoteConfig } from '@mowka/shared/build/remote'
import { pages } from './src/pages'

export default remoteConfig({ folder: import.meta.dirname, name: 'commerce', port: 4314, pages })
