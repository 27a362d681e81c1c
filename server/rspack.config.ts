import { defineConfig } from '@rspack/cli'

/** One plain ESM program; libraries stay in node_modules, our own packages are compiled in. */
export default defineConfig({
  mode: 'production',
  target: 'node20',
  devtool: 'source-map',
  entry: {
    main: './src/main.ts',
    backup: './src/backup/main.ts',
    'parse-worker': './src/import/parse-worker.ts',
    'word-weights': './src/vocabulary/weights-main.ts',
  },
  output: {
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  resolve: { extensions: ['.ts', '.js'] },
  externalsType: 'module-import',
  externals: [
    ({ request }, callback) =>
      request && /^[^./]/.test(request) && !request.startsWith('@mowka/') && !request.startsWith('/')
        ? callback(undefined, request)
        : callback(),
  ],
  module: {
    parser: { javascript: { url: false, worker: false, importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        type: 'javascript/auto',
      },
    ],
  },
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  stats: 'errors-warnings',
})
