import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'

/** A standalone script of the shell's build, without federation or chunks. */
export type LoneScript = {
  /** Name of its chunk and prefix of its file name. */
  chunk: 'service-worker' | 'page-start'
  entry: string
}

/** Builds a standalone script as a single file with a content hash in its name. */
export class LoneScriptPlugin implements RspackPluginInstance {
  private readonly script: LoneScript

  constructor(script: LoneScript) {
    this.script = script
  }

  apply(compiler: Compiler): void {
    const { chunk, entry } = this.script
    compiler.hooks.make.tapPromise('LoneScriptPlugin', async (compilation: Compilation) => {
      const child = compilation.createChildCompiler(
        chunk,
        { ...compilation.outputOptions, filename: `${chunk}.[contenthash:12].js` },
        [
          // Neither script loads chunks, and a worker has no document to find its address in.
          new rspack.webworker.WebWorkerTemplatePlugin(),
          new rspack.EntryPlugin(compiler.context, entry, { name: chunk }),
        ],
      )
      await new Promise<void>((resolve, reject) => {
        child.runAsChild((error) => (error ? reject(error) : resolve()))
      })
    })
  }
}
