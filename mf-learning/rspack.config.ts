import { remoteConfig } from '@mowka/build/remote'
import { firstReads } from './src/first-reads'
import { pages, textsOf } from './src/pages'
import { textsOf as textsOfWidgets, widgets } from './src/widgets'

export default remoteConfig({
  folder: import.meta.dirname,
  name: 'learning',
  port: 4311,
  pages,
  widgets,
  textsOf: { pages: textsOf, widgets: textsOfWidgets },
  firstReads,
})
