import fs from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './base'
import { ReleasePlugin } from './release-plugin'
import { KERNEL_RANGE, sharedConfig } from './shared-modules'

/** What a remote says of itself. */
export type RemoteOptions = {
  /** The package's folder. */
  folder: string
  /** The name under which the registry knows it, e.g. `learning`. */
  name: string
  /** Port of its development server. */
  port: number
  /** The faces out of `src/pages.ts` and `src/widgets.ts`: their names are what a release promises. */
  pages: Record<string, unknown>
  widgets?: Record<string, unknown>
}

/** The version in the package's manifest: what a release is called. */
export const versionOf = (folder: string): string =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version

/**
 * The build of a remote: exposes `./pages` (and `./widgets`), takes the kernel from the shell, carries integrity for
 * everything it loads itself.
 */
export function remoteConfig(
  { folder, name, pages, widgets }: RemoteOptions,
  mode: 'production' | 'development',
): Configuration {
  const base = baseConfig(folder, name, mode)
  return {
    ...base,
    entry: {},
    // Chunks of our own only: the container must stay one file.
    optimization: { splitChunks: { chunks: 'async', minSize: 20_000 } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: mode === 'production' ? 'remoteEntry.[contenthash:12].js' : 'remoteEntry.js',
        exposes: {
          './pages': { import: './src/pages.ts', name: 'face-pages' },
          ...(widgets ? { './widgets': { import: './src/widgets.ts', name: 'face-widgets' } } : {}),
        },
        shared: sharedConfig('remote'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      ...(mode === 'production' ? [new rspack.SubresourceIntegrityPlugin()] : []),
      new ReleasePlugin({
        name,
        version: versionOf(folder),
        kernelRange: KERNEL_RANGE,
        faces: { pages: Object.keys(pages), widgets: Object.keys(widgets ?? {}) },
      }),
    ],
  }
}
