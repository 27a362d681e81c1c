import { createRequire } from 'node:module'
import path from 'node:path'
import { rspack } from '@rspack/core'

/** Resolves the last of several packages, each one from the dependencies of the package before. */
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
 * Replaces federation's CommonJS runtime by its ES modules, so that unused parts can be tree-shaken (5.5 KB gzip in
 * the entry of every remote).
 */
export const runtimeAsModules = () =>
  new rspack.NormalModuleReplacementPlugin(
    /^@module-federation\/runtime$|@module-federation[\\/].+\.cjs$/,
    (found) => {
      found.request = found.request === '@module-federation/runtime' ? runtime : asModule(found.request)
    },
  )

const nothing = path.join(import.meta.dirname, 'unused-federation.js')

/** Removes parts that our host doesn't use (3 KB brotli); see `unused-federation.js`. */
export const withoutManifests = () =>
  new rspack.NormalModuleReplacementPlugin(/[\\/](SnapshotHandler|preload)\.js$/, (found) => {
    if (found.contextInfo.issuer.includes('@module-federation')) found.request = nothing
  })
