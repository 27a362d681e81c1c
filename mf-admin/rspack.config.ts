import { remoteConfig } from '@mowka/build/remote'
import { pages } from './src/pages'
import { widgets } from './src/widgets'

export default remoteConfig({ folder: import.meta.dirname, name: 'admin', port: 4315, pages, widgets })
