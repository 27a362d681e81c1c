/** Starts the parser's thread from its source. Node's option `--import tsx` doesn't apply to threads. */
import { register } from 'tsx/esm/api'

register()
await import('../src/import/parse-worker.ts')
