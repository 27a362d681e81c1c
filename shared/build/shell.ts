import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './base'
import { ReleasePlugin } from './release-plugin'
import { versionOf } from './remote'
import { KERNEL_RANGE, KERNEL_VERSION, sharedConfig } from './shared-modules'

/** The routes that the shell gives to remotes, for the checks of releases. */
export type ShellRoutes = { name: string; path: string; remote: string; page: string }[]

/**
 * The build of the shell: provides the kernel in its first scripts, which load side by side; what is heavy comes on
 * demand. Remotes come from the registry at run time, so none is named here.
 */
export function shellConfig(
  folder: string,
  shellRoutes: ShellRoutes,
  mode: 'production' | 'development',
): Configuration {
  const base = baseConfig(folder, 'shell', mode)
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Libraries change seldom: a release of the shell leaves them in people's caches.
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedConfig('shell'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      ...(mode === 'production' ? [new rspack.SubresourceIntegrityPlugin()] : []),
      new ReleasePlugin({
        name: 'shell',
        version: versionOf(folder),
        kernelRange: KERNEL_RANGE,
        shell: { kernelVersion: KERNEL_VERSION, routes: shellRoutes },
      }),
    ],
  }
}
