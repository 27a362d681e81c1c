import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Compiler, RspackPluginInstance } from '@rspack/core'
import type { ReleaseManifest } from '../contract/schemas/platform'

/** Names of the release file and of what is never released. */
export const RELEASE_FILE = 'release.json'

type Described = Pick<ReleaseManifest, 'name' | 'version' | 'kernelRange' | 'shared'> & {
  shell?: Omit<NonNullable<ReleaseManifest['shell']>, 'scripts' | 'styles'>
}

/** Where the files of a face are: chunks that the build names after pages and widgets. */
const facePrefixes = { pages: 'page-', widgets: 'widget-' } as const

/**
 * Writes `release.json` beside the build: its files with their integrity, and which of them each page and widget
 * needs, so that the shell can fetch them all at once instead of one after another.
 */
export class ReleasePlugin implements RspackPluginInstance {
  private readonly described: Described

  constructor(described: Described) {
    this.described = described
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ReleasePlugin', (stats) => {
      if (stats.hasErrors()) return
      const folder = compiler.outputPath
      const json = stats.toJson({ all: false, chunkGroups: true, entrypoints: true, assets: true })
      const groups = new Map(
        Object.entries({ ...json.namedChunkGroups, ...json.entrypoints }).map(([name, group]) => [
          name,
          (group.assets ?? []).map((asset) => asset.name),
        ]),
      )
      const filesOf = (name: string) => (groups.get(name) ?? []).filter((file) => /\.(js|css)$/.test(file))

      const face = (kind: keyof typeof facePrefixes) => {
        const door = filesOf(`__federation_expose_${kind}`)
        const prefix = facePrefixes[kind]
        return Object.fromEntries(
          [...groups.keys()]
            .filter((name) => name.startsWith(prefix))
            .sort()
            .map((name) => [name.slice(prefix.length), [...new Set([...door, ...filesOf(name)])]]),
        )
      }
      const texts = Object.fromEntries(
        [...groups.keys()]
          .filter((name) => name.startsWith('texts-'))
          .map((name) => [name.slice(6), filesOf(name)]),
      )
      const start = filesOf('main')
      const entry = this.described.shell
        ? (start.at(-1) ?? '')
        : ((json.assets ?? []).map((asset) => asset.name).find((name) => name.startsWith('remoteEntry.')) ??
          '')

      const { shell, ...described } = this.described
      const manifest: ReleaseManifest = {
        ...described,
        entry,
        files: listFiles(folder),
        pages: face('pages'),
        widgets: face('widgets'),
        texts,
        ...(shell
          ? {
              shell: {
                ...shell,
                scripts: start.filter((file) => file.endsWith('.js')),
                styles: start.filter((file) => file.endsWith('.css')),
              },
            }
          : {}),
      }
      fs.writeFileSync(path.join(folder, RELEASE_FILE), `${JSON.stringify(manifest, null, 2)}\n`)
    })
  }
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
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        size: bytes.length,
      }
    })
}
