import { remoteConfig } from '@mowka/build/remote'
import { pages } from './src/pages'
import { widgets } from './src/widgets'

export default remoteConfig({ folder: import.meta.dirname, name: 'trainers', port: 4312, pages, widgets })
