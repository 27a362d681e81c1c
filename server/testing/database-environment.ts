import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import MainContext from '@mowka/shared/testing/jest/main-context.cjs'

/** What the embedded databases of a worker share. Nothing writes to either part. */
type Source = {
  /** The tar file of a migrated data folder; databases copy what they need out of it. */
  template: ArrayBuffer
  /**
   * The embedded database's program. Each test file compiles it for itself, but as long as one compiled copy is alive,
   * V8 shares the machine code and what it has optimised so far.
   */
  program: WebAssembly.Module
}

let source: Source | undefined

function readSource(): Source {
  const file = process.env.TEST_TEMPLATE
  if (!file) throw new Error('There is no template of a database: the global setup did not run')
  const library = path.dirname(createRequire(__filename).resolve('@electric-sql/pglite'))
  const bytes = fs.readFileSync(file)
  return {
    template: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    program: new WebAssembly.Module(fs.readFileSync(path.join(library, 'pglite.wasm'))),
  }
}

/** The environment of the server's tests: Node's, with what all embedded databases of a worker begin with. */
export default class DatabaseEnvironment extends MainContext {
  override async setup(): Promise<void> {
    await super.setup()
    globalThis.databaseTemplate = () => {
      source ??= readSource()
      return source.template
    }
  }
}
