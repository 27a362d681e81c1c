import { remoteConfig } from '@mowka/build/remote'
import { pages, textsOf } from './src/pages'
import { textsOf as textsOfWidgets, widgets } from './src/widgets'

export default remoteConfig({
  folder: import.meta.dirname,
  name: 'company',
  port: 4316,
  pages,
  widgets,
  textsOf: { pages: textsOf, widgets: textsOfWidgets },
})
