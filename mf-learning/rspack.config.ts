import { remoteConfig } from '@mowka/build/remote'
import { firstReads } from './src/first-reads'
import { pages } from './src/pages'
import { widgets } from './src/widgets'

export default remoteConfig({
  folder: import.meta.dirname,
  name: 'learning',
  port: 4311,
  pages,
  widgets,
  firstReads,
})
