import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { runtimeAsModules } from './federation-runtime'
import type { Mode } from './mode'

/** How long a script may take to load, in milliseconds (P-BUILD-01). */
export const CHUNK_LOAD_TIMEOUT = 120_000

/** Without its targets it would write every selector out for browsers that no script of ours runs in. */
const cssMinimizer = new rspack.LightningCssMinimizerRspackPlugin({
  minimizerOptions: { targets: ['chrome >= 111', 'firefox >= 121', 'safari >= 16.4'] },
})

/** At the top of a script it asks V8 to compile all functions of it while it arrives, beside the page's thread (ADR 47). */
export const COMPILED_ON_ARRIVAL = '//# allFunctionsCalledOnLoad'

/** For the scripts with which pages begin. Those that come later are compiled as they are called. */
const firstScriptsCompiledOnArrival = () =>
  new rspack.BannerPlugin({
    banner: COMPILED_ON_ARRIVAL,
    raw: true,
    entryOnly: true,
    // The minifier takes comments away.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })

/**
 * What is the same for the shell and every remote. `folder` is the package's own. With `refresh` it is served by a
 * development server that exchanges modules in an open page; without, files are named after their content.
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
      // A module that threw is run again when it is requested again; half-run it would be kept forever.
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
    // Development builds of libraries stay out of production; everything else comes at run time from the page.
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      runtimeAsModules(),
      ...(production ? [firstScriptsCompiledOnArrival()] : []),
    ],
    performance: false,
    lazyCompilation: false,
  }
}
