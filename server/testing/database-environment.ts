import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import MainContext from '@mowka/jest/main-context.cjs'

/** Read-only data shared by the embedded databases of a worker. */
type Source = {
  /** The tar file of a migrated data folder, which databases unpack. */
  template: ArrayBuffer
  /**
   * The embedded database's WebAssembly module. Each test file compiles it, but as long as one compiled copy exists,
   * V8 shares its machine code and optimizations.
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

/** The environment of the server's tests: Node's, plus the data shared by embedded databases. */
export default class DatabaseEnvironment extends MainContext {
  override async setup(): Promise<void> {
    await super.setup()
    globalThis.databaseTemplate = () => {
      source ??= readSource()
      return source.template
    }
  }
}
