import { remoteConfig } from '@mowka/build/remote'
import { pages } from './src/pages'
import { widgets } from './src/widgets'

export default remoteConfig({ folder: import.meta.dirname, name: 'commerce', port: 4314, pages, widgets })
