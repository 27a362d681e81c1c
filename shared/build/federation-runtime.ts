import { createRequire } from 'node:module'
import path from 'node:path'
import { rspack } from '@rspack/core'

/** The file behind a package's name, as each package on the way sees the next. */
function resolveThrough(...names: string[]): string {
  return names.reduce((from, name) => createRequire(from).resolve(name), import.meta.filename)
}

const asModule = (file: string) => file.replace(/\.cjs$/, '.js')

const runtime = asModule(
  resolveThrough(
    '@module-federation/enhanced',
    '@module-federation/runtime-tools',
    '@module-federation/runtime',
  ),
)

/**
 * Federation names its own runtime as CommonJS, of which nothing can be left out: the halves that a side has no use
 * for would travel all the same (5.5 KB gzip in the entry of every remote). The same files exist as modules.
 */
export const runtimeAsModules = () =>
  new rspack.NormalModuleReplacementPlugin(
    /^@module-federation\/runtime$|@module-federation[\\/].+\.cjs$/,
    (found) => {
      found.request = found.request === '@module-federation/runtime' ? runtime : asModule(found.request)
    },
  )

const nothing = path.join(import.meta.dirname, 'unused-federation.js')

/** Leaves out what a host of ours has no use for (3 KB brotli): see `unused-federation.js`. */
export const withoutManifests = () =>
  new rspack.NormalModuleReplacementPlugin(/[\\/](SnapshotHandler|preload)\.js$/, (found) => {
    if (found.contextInfo.issuer.includes('@module-federation')) found.request = nothing
  })
