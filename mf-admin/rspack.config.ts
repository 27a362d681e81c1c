import { remoteConfig } from '@mowka/build/remote'
import { pages, textsOf } from './src/pages'
import { textsOf as textsOfWidgets, widgets } from './src/widgets'

export default remoteConfig({
  folder: import.meta.dirname,
  name: 'admin',
  port: 4315,
  pages,
  widgets,
  textsOf: { pages: textsOf, widgets: textsOfWidgets },
})
