import fs from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { baseConfig } from '@mowka/build/base'
import vocabulary from '@mowka/mf-vocabulary/rspack.config'
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core'

const here = import.meta.dirname
export const root = path.resolve(here, '../..')

/** Output folder of the benchmark's builds: one folder per variant, and one for its files after the change. */
export const dist = path.join(here, '../dist')

/** The remotes of the product with their entry points. */
export const remotes = {
  admin: ['pages'],
  commerce: ['pages', 'widgets'],
  company: ['pages'],
  learning: ['pages', 'widgets'],
  trainers: ['pages'],
  vocabulary: ['pages'],
} as const
export type RemoteName = keyof typeof remotes

/** The remote whose page changes between two visits, and the page's file. */
export const CHANGED: { remote: RemoteName; file: RegExp } = {
  remote: 'vocabulary',
  file: /mf-vocabulary[\\/]src[\\/]lesson-words[\\/]LessonWordsPage\.tsx$/,
}

/** Folder of the changed remote, as a package that can be released. */
export const CHANGED_RELEASE = 'federated-changed'

/** A build with a small change in one page, like after a day's work. */
export function changed(config: Configuration): Configuration {
  const { module: { rules = [], ...module } = {} } = config
  const change = { test: CHANGED.file, enforce: 'pre' as const, loader: path.join(here, 'changed-page.cjs') }
  return { ...config, module: { ...module, rules: [...rules, change] } }
}

const folderOf = (name: string) => path.join(root, name === 'shell' ? 'shell' : `mf-${name}`)

/** Writes `start.json` next to the files: the scripts and styles that a page starts with. */
const noteStart: RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.done.tap('noteStart', (stats) => {
      const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true })
      const start = (entrypoints.main?.assets ?? []).map((asset) => asset.name)
      fs.writeFileSync(path.join(compiler.outputPath, 'start.json'), JSON.stringify(start))
    })
  },
}

const into = (config: Configuration, folder: string): Configuration => ({
  ...config,
  devtool: false,
  output: { ...config.output, path: path.join(dist, folder) },
  plugins: [...(config.plugins ?? []), noteStart],
})

/** Replaces the shell's own way of loading remotes. */
const loadingBy = (variant: string) =>
  new rspack.NormalModuleReplacementPlugin(
    /\/remotes\/federation$/,
    path.join(here, variant, 'federation.ts'),
  )

/**
 * Replaces each copy of the endpoint table with the complete one. The panel adds its calls to the table of its own
 * bundle; if all code is shared, the table's readers may belong to another remote.
 */
const wholeTable = new rspack.NormalModuleReplacementPlugin(
  /(^\.|contract)\/(add-editor-)?endpoints$/,
  (module) => {
    const issuer = module.contextInfo?.issuer ?? ''
    // Imports by path, because federation would share an import by name.
    if (/(naive[\\/]|add-editor-)endpoints/.test(issuer))
      module.request = path.join(root, 'shared', `${module.request.replace('@mowka/', '')}.ts`)
    else if (/[^-]endpoints$/.test(module.request)) module.request = path.join(here, 'naive/endpoints.ts')
  },
)

/** The whole product as one application with route splitting, by the bundler's default rules. */
export function oneApplication(folder = 'one-application'): Configuration {
  const base = baseConfig(folderOf('shell'), 'one', 'production')
  return into(
    {
      ...base,
      entry: { main: './src/main.tsx' },
      optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
      plugins: [...(base.plugins ?? []), loadingBy('one-application')],
    },
    folder,
  )
}

/** The changed remote, built for a release. */
export const changedRelease = (): Configuration =>
  into(changed(vocabulary({}, { mode: 'production' })), path.join(CHANGED_RELEASE, 'dist/production'))

/** Prefixes of all shared code. */
const sharedCode = ['contract', 'domain', 'kernel', 'web'].map((name) => `@mowka/${name}/`)

/** Shares the libraries in a package's manifest and all shared code, each once per page. */
function everythingShared(folder: string) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const libraries = Object.keys(manifest.dependencies).filter(
    (name) => !/^@mowka\/|^@module-federation\/|^@fontsource/.test(name),
  )
  // Workspace versions can't be compared at run time.
  const once = { singleton: true, requiredVersion: false as const }
  return Object.fromEntries([...libraries, ...sharedCode].map((name) => [name, once]))
}

/** The shell of a naive federation: remotes named in the build, everything shared, default options. */
export function naiveShell(origin: string, folder = 'naive/shell'): Configuration {
  const base = baseConfig(folderOf('shell'), 'shell', 'production')
  return into(
    {
      ...base,
      entry: { main: path.join(here, 'naive/start.ts') },
      plugins: [
        ...(base.plugins ?? []),
        loadingBy('naive'),
        wholeTable,
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: Object.fromEntries(
            Object.keys(remotes).map((name) => [name, `${name}@${origin}/remotes/${name}/remoteEntry.js`]),
          ),
          shared: everythingShared(folderOf('shell')),
          dts: false,
        }),
      ],
    },
    folder,
  )
}

/** A remote of a naive federation: includes its own copy of everything, as a fallback for shared modules. */
export function naiveRemote(name: RemoteName, folder = `naive/${name}`): Configuration {
  const base = baseConfig(folderOf(name), name, 'production')
  return into(
    {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        wholeTable,
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.js',
          exposes: Object.fromEntries(remotes[name].map((face) => [`./${face}`, `./src/${face}.ts`])),
          shared: everythingShared(folderOf(name)),
          dts: false,
        }),
      ],
    },
    folder,
  )
}
