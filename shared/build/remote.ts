import fs from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { baseConfig } from './base'
import { bundlerRuntimeFromShell } from './federation-runtime'
import type { FirstReads } from './first-reads'
import { type ConfigOfMode, inBothModes, type Mode } from './mode'
import { INTEGRITY_HASH, type PartsOfTexts, ReleasePlugin } from './release-plugin'
import { consumedByRemote } from './shared-config'
import { KERNEL_RANGE } from './shared-modules'

/** Options of a remote's build. */
export type RemoteOptions = {
  /** The package's folder. */
  folder: string
  /** Its name in the registry, e.g. `learning`. */
  name: string
  /** Port of the development server. */
  port: number
  /** The exports of `src/pages.ts` and `src/widgets.ts`, whose names are part of the release. */
  pages: Record<string, unknown>
  widgets?: Record<string, unknown>
  /** The export `textsOf` of the same files, if the remote's texts have parts. */
  textsOf?: PartsOfTexts
  /** The first reads of its pages, from `src/first-reads.ts`. */
  firstReads?: FirstReads
}

/** Returns the version in a package's manifest, which is the version of its release. */
export const versionOf = (folder: string): string =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version

/** Returns the configuration of a remote for `rspack build` and `pnpm dev`. */
export const remoteConfig = (options: RemoteOptions): ConfigOfMode =>
  inBothModes((mode, { platform }) => ({
    ...remoteBuild(options, mode),
    ...(mode === 'development' ? { devServer: devServer(options.port, platform) } : {}),
  }))

/**
 * Returns the build of a remote: exposes `./pages` (and `./widgets`), imports the kernel from the shell, and adds
 * integrity to all files that it loads.
 */
export function remoteBuild(options: RemoteOptions, mode: Mode): Configuration {
  const { folder, name, pages, widgets, textsOf, firstReads } = options
  const production = mode === 'production'
  const base = baseConfig(folder, name, mode, !production)
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, splitChunks: lazyChunks },
    plugins: [
      ...(base.plugins ?? []),
      bundlerRuntimeFromShell(),
      new ModuleFederationPlugin({
        name,
        filename: production ? 'remoteEntry.[contenthash:12].js' : DEVELOPMENT_ENTRY,
        exposes: {
          './pages': { import: './src/pages.ts', name: 'face-pages' },
          ...(widgets ? { './widgets': { import: './src/widgets.ts', name: 'face-widgets' } } : {}),
        },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
      // Only imports modules: the plugin's own option would also provide the copies of common code to others.
      new rspack.sharing.ConsumeSharedPlugin({
        shareScope: 'default',
        consumes: consumedByRemote(),
        enhanced: true,
      }),
      ...(production
        ? [
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY_HASH] }),
            new ReleasePlugin({
              name,
              version: versionOf(folder),
              kernelRange: KERNEL_RANGE,
              faces: { pages: Object.keys(pages), widgets: Object.keys(widgets ?? {}) },
              textsOf,
              firstReads,
            }),
          ]
        : [
            // Only our own files; nobody edits libraries.
            new ReactRefreshRspackPlugin({ test: /\.tsx?$/ }),
            new rspack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, refreshRuntime),
          ]),
    ],
  }
}

/** Serves a remote to the pages of one platform only. */
function devServer(
  port: number,
  platform = 'http://localhost:4000',
): NonNullable<Configuration['devServer']> {
  const { origin, hostname } = new URL(platform)
  return {
    host: 'localhost',
    port,
    static: false,
    hot: true,
    // The page belongs to the platform, so it isn't reloaded automatically.
    liveReload: false,
    headers: { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' },
    allowedHosts: ['localhost', '127.0.0.1', hostname],
    // The client can't derive this from the address of the platform's page.
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
  }
}

/**
 * Splits lazy chunks only: the container must be one file.
 *
 * The minimum size applies to references to shared modules, too, which are too small to be split. By default they get
 * chunks without a file, of equal sizes, and the bundler orders those by hashes of absolute paths: builds in two
 * folders would differ.
 */
const lazyChunks = {
  chunks: 'async',
  minSize: 20_000,
  defaultSizeTypes: ['...', 'consume-shared'],
} satisfies NonNullable<Configuration['optimization']>['splitChunks']

/** Container file on a development server. */
const DEVELOPMENT_ENTRY = 'remoteEntry.js'

const refreshRuntime = path.join(import.meta.dirname, 'refresh-runtime.cjs')
