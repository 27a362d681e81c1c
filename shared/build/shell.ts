import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { DEVELOPMENT_SHELL } from '@mowka/contract/schemas/platform'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './base'
import { withoutManifests } from './federation-runtime'
import { LoneScriptPlugin } from './lone-script-plugin'
import { type ConfigOfMode, inBothModes, type Mode } from './mode'
import { ReleasePlugin } from './release-plugin'
import { versionOf } from './remote'
import { partsOfLibraries, providedByShell } from './shared-config'
import { KERNEL_RANGE, KERNEL_VERSION } from './shared-modules'

/** The routes that the shell gives to remotes, for the checks of releases. */
export type ShellRoutes = { name: string; path: string; remote: string; page: string }[]

/** The configuration of the shell, for people and (`--mode development`) for those who work on a remote. */
export const shellConfig = (folder: string, shellRoutes: ShellRoutes): ConfigOfMode =>
  inBothModes((mode) => shellBuild(folder, shellRoutes, mode))

/**
 * The build of the shell: provides the kernel in its first scripts, which load side by side; what is heavy comes on
 * demand. Remotes come from the registry at run time, so none is named here. The development shell has its own release
 * name, which only a browser with an override gets: the development React, and the refresh runtime before it.
 */
function shellBuild(folder: string, shellRoutes: ShellRoutes, mode: Mode): Configuration {
  const production = mode === 'production'
  const base = baseConfig(folder, 'shell', mode)
  return {
    ...base,
    // Libraries in parts are the same parts for the shell's own code.
    resolve: { ...base.resolve, alias: partsOfLibraries() },
    entry: { main: production ? './src/main.tsx' : [refreshStart, './src/main.tsx'] },
    // A release carries no source maps.
    ...(production ? {} : { devtool: false as const }),
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // One file, because parts override what others of them say first: two would come in any order.
          libraryStyles: {
            type: /^css/,
            test: /[\\/](@mantine|kernel[\\/]ui)[\\/]/,
            name: 'library-styles',
            chunks: 'async',
            enforce: true,
          },
          // What several of the parts that load on demand have of the library, once.
          libraryParts: {
            type: /^javascript/,
            test: /[\\/]node_modules[\\/](@mantine|@floating-ui)[\\/]/,
            name: 'library-parts',
            chunks: 'async',
            minChunks: 2,
            enforce: true,
          },
          // Libraries change seldom: a release of the shell leaves them in people's caches.
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      withoutManifests(),
      new ModuleFederationPlugin({
        name: 'shell',
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      // It provides and never consumes: its own code takes the kernel directly, without a look-up for every module.
      new rspack.sharing.ProvideSharedPlugin({
        shareScope: 'default',
        provides: providedByShell(),
        enhanced: true,
      }),
      ...(production ? [new rspack.SubresourceIntegrityPlugin()] : []),
      ...(production
        ? [
            new LoneScriptPlugin({ chunk: 'service-worker', entry: './src/service-worker/worker.ts' }),
            new LoneScriptPlugin({ chunk: 'page-start', entry: './src/page-start.ts' }),
          ]
        : []),
      new ReleasePlugin({
        name: production ? 'shell' : DEVELOPMENT_SHELL,
        version: versionOf(folder),
        kernelRange: KERNEL_RANGE,
        shell: { kernelVersion: KERNEL_VERSION, routes: shellRoutes },
      }),
    ],
  }
}

const refreshStart = path.join(import.meta.dirname, 'refresh-start.cjs')
