import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'

/** A script of the shell's build that stands on its own: no federation, no chunk of the page's code. */
export type LoneScript = {
  /** The name of its chunk, which begins the name of its file. */
  chunk: 'service-worker' | 'page-start'
  entry: string
}

/** Builds a script beside the pages' code, as one file of its own named after its content. */
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
          // Neither has chunks to load; a worker has no document in which it could look for its address.
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
