import fs from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { baseConfig } from './base'
import type { FirstReads } from './first-reads'
import { type ConfigOfMode, inBothModes, type Mode } from './mode'
import { ReleasePlugin } from './release-plugin'
import { takenByRemote } from './shared-config'
import { KERNEL_RANGE } from './shared-modules'

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
  /** The reads with which its pages begin, out of `src/first-reads.ts`. */
  firstReads?: FirstReads
}

/** The version in the package's manifest: what a release is called. */
export const versionOf = (folder: string): string =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version

/** The configuration of a remote: `rspack build` for people, `pnpm dev` for its developers. */
export const remoteConfig = (options: RemoteOptions): ConfigOfMode =>
  inBothModes((mode, { platform }) => ({
    ...remoteBuild(options, mode),
    ...(mode === 'development' ? { devServer: devServer(options.port, platform) } : {}),
  }))

/**
 * The build of a remote: exposes `./pages` (and `./widgets`), takes the kernel from the shell, carries integrity for
 * everything it loads itself.
 */
export function remoteBuild(options: RemoteOptions, mode: Mode): Configuration {
  const { folder, name, pages, widgets, firstReads } = options
  const production = mode === 'production'
  const base = baseConfig(folder, name, mode, !production)
  return {
    ...base,
    entry: {},
    // Chunks of our own only: the container must stay one file.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 20_000 } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: production ? 'remoteEntry.[contenthash:12].js' : DEVELOPMENT_ENTRY,
        exposes: {
          './pages': { import: './src/pages.ts', name: 'face-pages' },
          ...(widgets ? { './widgets': { import: './src/widgets.ts', name: 'face-widgets' } } : {}),
        },
        shared: takenByRemote(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      ...(production
        ? [
            new rspack.SubresourceIntegrityPlugin(),
            new ReleasePlugin({
              name,
              version: versionOf(folder),
              kernelRange: KERNEL_RANGE,
              faces: { pages: Object.keys(pages), widgets: Object.keys(widgets ?? {}) },
              firstReads,
            }),
          ]
        : [
            // Only our own files: libraries hold nothing that is edited.
            new ReactRefreshRspackPlugin({ test: /\.tsx?$/ }),
            new rspack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, refreshRuntime),
          ]),
    ],
  }
}

/** Serves a remote to the pages of a platform, and to no other page that is open in the browser. */
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
    // The page is the platform's: what cannot be exchanged is for the person to reload.
    liveReload: false,
    headers: { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' },
    allowedHosts: ['localhost', '127.0.0.1', hostname],
    // Nothing can be guessed from the address of such a page.
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
  }
}

/** The container's file on a development server. */
const DEVELOPMENT_ENTRY = 'remoteEntry.js'

const refreshRuntime = path.join(import.meta.dirname, 'refresh-runtime.cjs')
