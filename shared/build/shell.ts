import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { DEVELOPMENT_SHELL } from '@mowka/contract/release-names'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './base'
import { LoneScriptPlugin } from './lone-script-plugin'
import { type ConfigOfMode, inBothModes, type Mode } from './mode'
import { INTEGRITY_HASH, ReleasePlugin } from './release-plugin'
import { versionOf } from './remote'
import { partsOfLibraries, providedByShell } from './shared-config'
import { KERNEL_RANGE, KERNEL_VERSION } from './shared-modules'

/** The shell's routes to remotes, for the checks of releases. */
export type ShellRoutes = { name: string; path: string; remote: string; page: string }[]

/** Returns the configuration of the shell, and with `--mode development` of the development shell. */
export const shellConfig = (folder: string, shellRoutes: ShellRoutes): ConfigOfMode =>
  inBothModes((mode) => shellBuild(folder, shellRoutes, mode))

/**
 * Returns the build of the shell. It provides the kernel in its first scripts, which load in parallel; large modules
 * load on demand. Remotes come from the registry at run time, so the build names none. The development shell is
 * released under its own name, for browsers with an override: it has the development build of React and the refresh
 * runtime.
 */
function shellBuild(folder: string, shellRoutes: ShellRoutes, mode: Mode): Configuration {
  const production = mode === 'production'
  const base = baseConfig(folder, 'shell', mode)
  return {
    ...base,
    // The shell's own code imports the same parts of libraries.
    resolve: { ...base.resolve, alias: partsOfLibraries() },
    entry: { main: production ? './src/main.tsx' : [refreshStart, './src/main.tsx'] },
    // Releases contain no source maps.
    ...(production ? {} : { devtool: false as const }),
    optimization: {
      ...base.optimization,
      ...(production ? { moduleIds: false as const } : {}),
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // One file, because components override each other's rules and the order of several files isn't fixed.
          libraryStyles: {
            type: /^css/,
            test: /[\\/](@mantine|kernel[\\/]ui)[\\/]/,
            name: 'library-styles',
            chunks: 'async',
            enforce: true,
          },
          // Library code that several on-demand modules use.
          libraryParts: {
            type: /^javascript/,
            test: /[\\/]node_modules[\\/](@mantine|@floating-ui)[\\/]/,
            name: 'library-parts',
            chunks: 'async',
            minChunks: 2,
            enforce: true,
          },
          // Libraries rarely change, so they stay cached across releases of the shell.
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      // Only provides modules: the shell's own code imports the kernel directly, without a lookup per module.
      new rspack.sharing.ProvideSharedPlugin({
        shareScope: 'default',
        provides: providedByShell(),
        enhanced: true,
      }),
      ...(production
        ? [
            wideModuleIds(),
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY_HASH] }),
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

/**
 * Module ids with six digits, so that modules practically never collide. Of two modules with the same id, the
 * first one gets it, and the order of provided modules depends on the build's folder: with the four digits of the
 * default, builds in two folders differ.
 */
const wideModuleIds = () => new rspack.ids.DeterministicModuleIdsPlugin({ maxLength: 6, fixedLength: true })

const refreshStart = path.join(import.meta.dirname, 'refresh-start.cjs')
