import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'

/** The chunk of a build that is a service worker: one file without federation, which no page loads. */
export const WORKER_CHUNK = 'service-worker'

/** Builds a service worker beside the pages' code, as one file of its own named after its content. */
export class ServiceWorkerPlugin implements RspackPluginInstance {
  private readonly entry: string

  constructor(entry: string) {
    this.entry = entry
  }

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('ServiceWorkerPlugin', async (compilation: Compilation) => {
      const child = compilation.createChildCompiler(
        WORKER_CHUNK,
        { ...compilation.outputOptions, filename: `${WORKER_CHUNK}.[contenthash:12].js` },
        [
          new rspack.webworker.WebWorkerTemplatePlugin(),
          new rspack.EntryPlugin(compiler.context, this.entry, { name: WORKER_CHUNK }),
        ],
      )
      await new Promise<void>((resolve, reject) => {
        child.runAsChild((error) => (error ? reject(error) : resolve()))
      })
    })
  }
}
