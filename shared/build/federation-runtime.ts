import { createRequire } from 'node:module'
import path from 'node:path'
import { rspack } from '@rspack/core'

/** Resolves a chain of packages, each as a dependency of the previous one, and returns the path of the last. */
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

const root = path.resolve(import.meta.dirname, '../..')

/** Stands for the root of the workspace in the imports of federation's entry. */
const ROOT_NAME = 'workspace-root'

const rootInDataUrl = encodeURIComponent(`"${root}/`)
const nameInDataUrl = encodeURIComponent(`"${ROOT_NAME}/`)

/**
 * Replaces federation's CommonJS runtime by its ES modules, so that unused parts can be tree-shaken (5.5 KB gzip in
 * the entry of every remote). Its packages ship both, but Rspack's plugin resolves the CommonJS files with `require`.
 *
 * The plugin's entry is a data URL that imports the runtime by its path on this machine, and the id of a module is a
 * hash of its URL. A name replaces the root of the workspace there, so that builds in different folders are equal.
 */
export const runtimeAsModules = () =>
  new rspack.NormalModuleReplacementPlugin(
    new RegExp(
      `^@module-federation/runtime$|@module-federation[\\\\/].+\\.cjs$|data:text/javascript,|^${ROOT_NAME}/`,
    ),
    (found) => {
      const { request } = found
      if (request === '@module-federation/runtime') found.request = runtime
      else if (request.includes('data:')) found.request = request.replaceAll(rootInDataUrl, nameInDataUrl)
      else
        found.request = asModule(
          request.startsWith(ROOT_NAME) ? root + request.slice(ROOT_NAME.length) : request,
        )
    },
  )

/** Replaces the bundler runtime in a remote's entry by the one that the shell provides (ADR 58). */
export const bundlerRuntimeFromShell = () =>
  new rspack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]/,
    path.join(import.meta.dirname, 'remote-runtime.ts'),
  )
