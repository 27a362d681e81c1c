import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core'
import { type FirstReads, readsIn } from './first-reads'
import { consumedModules, modulesInChunks, ownCopies, providedModules } from './kernel-use'
import type { LoneScript } from './lone-script-plugin'
import { kernelFolder } from './shared-config'
import { sharedModules } from './shared-modules'

/**
 * Hash of all integrity attributes. A preloaded file is used only if the script that needs it names the same hash, so
 * the bundler and the list of a release must agree. SHA-256 is the shortest: hashes can't be compressed, and a remote's
 * entry has one per file.
 */
export const INTEGRITY_HASH = 'sha256'

/** Name of the file that describes a release. */
const RELEASE_FILE = 'release.json'

/** The parts of a remote's texts that each page and widget shows. */
export type PartsOfTexts = Record<'pages' | 'widgets', Record<string, readonly string[]>>

type Described = Pick<ReleaseManifest, 'name' | 'version' | 'kernelRange'> & {
  shell?: Omit<NonNullable<ReleaseManifest['shell']>, 'scripts' | 'styles' | 'worker' | 'pageStart'>
  /** Names of the pages and widgets of a remote. */
  faces?: { pages: string[]; widgets: string[] }
  /** The parts of the texts of each page and widget, if the remote's texts have parts. */
  textsOf?: PartsOfTexts | undefined
  /** The first reads of a remote's pages. */
  firstReads?: FirstReads | undefined
}

/** Prefixes of the chunks of pages and widgets. */
const facePrefixes = { pages: 'page-', widgets: 'widget-' } as const

/** Kernel modules that the shell loads on demand. */
const onDemand = new Set(
  sharedModules.filter(({ provided }) => provided === 'on demand').map(({ request }) => request),
)

/** Returns the kernel modules that a remote imports or the shell provides, and copies of them in the build. */
function kernelUse(compilation: Compilation, isShell: boolean) {
  const { modules = [], namedChunkGroups = {} } = compilation.getStats().toJson({
    all: false,
    chunkGroups: true,
    modules: true,
    nestedModules: true,
    // Modules inside a concatenated module count as orphans.
    orphanModules: true,
    cachedModules: true,
    groupModulesByType: false,
    modulesSpace: Number.MAX_SAFE_INTEGER,
    nestedModulesSpace: Number.MAX_SAFE_INTEGER,
    ids: true,
  })
  const built = modulesInChunks(modules)
  if (isShell) return { shared: providedModules(built), copies: [], needsOf: () => [] }
  /** Returns the on-demand modules that the chunks of a page or widget import. */
  const needsOf = (chunkGroup: string) => {
    const chunks = new Set(namedChunkGroups[chunkGroup]?.chunks)
    return consumedModules(built.filter((module) => module.chunks?.some((chunk) => chunks.has(chunk))))
      .map(({ name }) => name)
      .filter((name) => onDemand.has(name))
  }
  return {
    shared: consumedModules(built),
    copies: ownCopies(built, sharedModules, kernelFolder.replaceAll('\\', '/')),
    needsOf,
  }
}

/**
 * Fails the build of a remote that bundles its own copy of a kernel module. Otherwise writes `release.json`: the
 * kernel modules that the remote imports, its files with their integrity, and the files of each page and widget, so
 * that the shell can load them in parallel.
 */
export class ReleasePlugin implements RspackPluginInstance {
  private readonly described: Described

  constructor(described: Described) {
    this.described = described
  }

  apply(compiler: Compiler): void {
    let shared: ReleaseManifest['shared'] = []
    let needsOf: (chunkGroup: string) => string[] = () => []
    compiler.hooks.afterCompile.tap('ReleasePlugin', (compilation) => {
      if (compilation.compiler !== compiler) return
      const use = kernelUse(compilation, this.described.shell !== undefined)
      shared = use.shared
      needsOf = use.needsOf
      for (const { name, file } of use.copies) {
        compilation.errors.push(
          new Error(
            `${this.described.name} would carry its own copy of ${name} (${file}). The shell provides the only one: import it by a name of shared/build/shared-modules.ts.`,
          ),
        )
      }
    })
    compiler.hooks.done.tapPromise('ReleasePlugin', async (stats) => {
      if (stats.hasErrors()) return
      const folder = compiler.outputPath
      if (compiler.options.mode === 'production') await packFiles(folder)
      const json = stats.toJson({ all: false, chunkGroups: true, entrypoints: true, assets: true })
      const groups = new Map(
        Object.entries({ ...json.namedChunkGroups, ...json.entrypoints }).map(([name, group]) => [
          name,
          (group.assets ?? []).map((asset) => asset.name),
        ]),
      )
      const filesOf = (name: string) => (groups.get(name) ?? []).filter((file) => /\.(js|css)$/.test(file))

      const face = (kind: keyof typeof facePrefixes) => {
        const door = filesOf(`face-${kind}`)
        const names = this.described.faces?.[kind] ?? []
        return Object.fromEntries(
          names.sort().map((name) => {
            const chunk = `${facePrefixes[kind]}${name}`
            // The shell loads a page's files in parallel, by the name of its chunk.
            if (!groups.has(chunk)) throw new Error(`${kind}.ts: name the chunk of ${name} "${chunk}"`)
            return [name, [...new Set([...door, ...filesOf(chunk)])]]
          }),
        )
      }
      const needs = Object.fromEntries(
        (['pages', 'widgets'] as const).flatMap((kind) =>
          (this.described.faces?.[kind] ?? []).flatMap((name) => {
            const taken = needsOf(`${facePrefixes[kind]}${name}`)
            return taken.length > 0 ? [[`${kind}/${name}`, taken] as const] : []
          }),
        ),
      )
      const texts = textFiles([...groups.keys()], filesOf, this.described.textsOf)
      const start = filesOf('main')
      const entry = this.described.shell
        ? (start.at(-1) ?? '')
        : ((json.assets ?? []).map((asset) => asset.name).find((name) => name.startsWith('remoteEntry.')) ??
          '')

      const { shell, faces: _, textsOf: _parts, firstReads, ...described } = this.described
      const manifest: ReleaseManifest = {
        ...described,
        shared,
        entry,
        files: listFiles(folder),
        pages: face('pages'),
        widgets: face('widgets'),
        texts,
        needs,
        ...(firstReads ? { firstReads: readsIn(firstReads) } : {}),
        ...(shell
          ? {
              shell: {
                ...shell,
                scripts: start.filter((file) => file.endsWith('.js')),
                styles: start.filter((file) => file.endsWith('.css')),
                ...loneScript('worker', 'service-worker', json.assets ?? []),
                ...loneScript('pageStart', 'page-start', json.assets ?? []),
              },
            }
          : {}),
      }
      fs.writeFileSync(path.join(folder, RELEASE_FILE), `${JSON.stringify(manifest, null, 2)}\n`)
    })
  }
}

/**
 * Returns the files of the texts by language (`pl`), or by language and page or widget (`pl/pages/notes`) if the texts
 * have parts.
 */
function textFiles(
  allChunks: readonly string[],
  filesOf: (chunk: string) => string[],
  textsOf: PartsOfTexts | undefined,
): Record<string, string[]> {
  for (const part of Object.values(textsOf ?? {}).flatMap((names) => Object.values(names).flat())) {
    if (!allChunks.some((chunk) => chunk.startsWith(`texts-${part}-`)))
      throw new Error(`pages.ts: name the chunks of the texts "${part}" "texts-${part}-<language>"`)
  }
  const files: Record<string, string[]> = {}
  const add = (key: string, chunk: string) => {
    files[key] = [...new Set([...(files[key] ?? []), ...filesOf(chunk)])]
  }
  for (const chunk of allChunks) {
    const [, part, lang] = /^texts-(?:(.+)-)?([a-z]{2})$/.exec(chunk) ?? []
    if (!lang) continue
    if (!textsOf) add(lang, chunk)
    for (const kind of ['pages', 'widgets'] as const) {
      for (const [name, parts] of Object.entries(textsOf?.[kind] ?? {})) {
        if (part && parts.includes(part)) add(`${lang}/${kind}/${name}`, chunk)
      }
    }
  }
  return files
}

const pack = promisify(brotliCompress)

/** Minimum size for compression, in bytes. */
const WORTH_PACKING = 1_000

/**
 * Compresses scripts, styles and drawings with Brotli's highest level, which takes seconds. Saves 7 % compared with compression
 * in the server, which checks that both files have the same content (`platform/releases/files.ts`).
 */
async function packFiles(folder: string): Promise<void> {
  const files = fs.readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = fs.readFileSync(path.join(folder, file))
      if (bytes.length >= WORTH_PACKING) fs.writeFileSync(path.join(folder, `${file}.br`), await pack(bytes))
    }),
  )
}

/** Returns the file of a standalone script as a property of the release. */
function loneScript(
  name: 'worker' | 'pageStart',
  chunk: LoneScript['chunk'],
  assets: readonly { name: string }[],
): Partial<Record<typeof name, string>> {
  const found = assets.find((asset) => asset.name.startsWith(`${chunk}.`) && asset.name.endsWith('.js'))
  return found ? { [name]: found.name } : {}
}

function listFiles(folder: string): ReleaseManifest['files'] {
  return fs
    .readdirSync(folder)
    .filter((file) => !/\.map$|^mf-|^release\.json$/.test(file))
    .sort()
    .map((file) => {
      const bytes = fs.readFileSync(path.join(folder, file))
      return {
        path: file,
        integrity: `${INTEGRITY_HASH}-${createHash(INTEGRITY_HASH).update(bytes).digest('base64')}`,
        size: bytes.length,
      }
    })
}
