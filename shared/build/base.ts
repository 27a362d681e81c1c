import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { runtimeAsModules } from './federation-runtime'
import type { Mode } from './mode'

/** Timeout for loading a script, in ms (P-BUILD-01). */
const CHUNK_LOAD_TIMEOUT = 120_000

/** Targets that avoid CSS expanded for browsers that can't run our scripts anyway. */
const cssMinimizer = new rspack.LightningCssMinimizerRspackPlugin({
  minimizerOptions: { targets: ['chrome >= 111', 'firefox >= 121', 'safari >= 16.4'] },
})

/** At the top of a script, makes V8 compile all its functions during the download, off the main thread (ADR 47). */
export const COMPILED_ON_ARRIVAL = '//# allFunctionsCalledOnLoad'

/** Adds the hint to the first scripts of pages. Later scripts are compiled lazily. */
const firstScriptsCompiledOnArrival = () =>
  new rspack.BannerPlugin({
    banner: COMPILED_ON_ARRIVAL,
    raw: true,
    entryOnly: true,
    // After the minifier, which removes comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })

/**
 * Returns the configuration that the shell and all remotes share. `folder` is the package's folder. With `refresh`, a
 * development server replaces modules in open pages; otherwise, file names contain a content hash.
 */
export function baseConfig(folder: string, uniqueName: string, mode: Mode, refresh = false): Configuration {
  const production = mode === 'production'
  const script = refresh ? '[name].js' : '[name].[contenthash:12].js'
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(folder, 'dist', mode),
      publicPath: 'auto',
      uniqueName,
      clean: true,
      filename: script,
      chunkFilename: script,
      assetModuleFilename: '[name].[contenthash:12][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
      // Evaluates a module again after it threw. By default, a half-initialized module stays in the cache.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production, refresh } },
            },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), cssMinimizer] },
    // Selects the production builds of libraries. All other configuration comes from the page at run time.
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      runtimeAsModules(),
      ...(production ? [firstScriptsCompiledOnArrival()] : []),
    ],
    performance: false,
    lazyCompilation: false,
  }
}
