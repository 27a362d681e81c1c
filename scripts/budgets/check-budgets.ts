import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { textFilesOf } from '@mowka/contract/release-files'
import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import { root } from '../packages'
import { charactersBySource, libraryOf } from './attribute'
import { libraryBudgets, PAGE_BUDGET, pageBudgets, remoteBudgets, visitBudgets } from './budgets'

const KB = 1024
const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

const distOf = (folder: string) => path.join(root, folder, 'dist/production')
const readRelease = (folder: string): ReleaseManifest =>
  JSON.parse(fs.readFileSync(path.join(distOf(folder), 'release.json'), 'utf8'))

/** A file of a release and its compressed size. */
type Weighed = { file: string; bytes: number }

const weigh = (folder: string, files: readonly string[]): Weighed[] =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const bytes = brotliCompressSync(fs.readFileSync(path.join(distOf(folder), file))).length
      return { file: `${folder}/${file}`, bytes }
    })

const sum = (files: readonly Weighed[]) => files.reduce((all, { bytes }) => all + bytes, 0)

/** Returns the libraries in scripts and their sizes, largest first. */
function librariesIn(folder: string, files: readonly string[]): [library: string, characters: number][] {
  const found = new Map<string, number>()
  for (const file of files) {
    const script = path.join(distOf(folder), file)
    const map = JSON.parse(fs.readFileSync(`${script}.map`, 'utf8'))
    for (const [source, characters] of charactersBySource(fs.readFileSync(script, 'utf8'), map)) {
      const library = libraryOf(source)
      found.set(library, (found.get(library) ?? 0) + characters)
    }
  }
  return [...found].sort((a, b) => b[1] - a[1])
}

/** Returns the libraries that exceed their limit or aren't listed. */
export const librariesOverLimit = (
  libraries: readonly (readonly [library: string, characters: number])[],
  budgets: Readonly<Record<string, number>>,
): string[] =>
  libraries
    .filter(([library, characters]) => characters > (budgets[library] ?? 0) * KB)
    .map(([library, characters]) =>
      library in budgets
        ? `The shell's first scripts have ${inKb(characters)} of ${library === 'ours' ? 'our own code' : library}, ${budgets[library]} KB are its share`
        : `The shell's first scripts have ${inKb(characters)} of ${library}, which does not belong there`,
    )

/** Returns a line that names the item over budget and its largest files. Builds in two folders differ by a few bytes. */
function tooHeavy(what: string, files: readonly Weighed[], most: number): string[] {
  const bytes = sum(files)
  if (Math.round(bytes / KB) <= most) return []
  const heaviest = [...files].sort((a, b) => b.bytes - a.bytes).slice(0, 3)
  const named = heaviest.map((each) => `${each.file} ${inKb(each.bytes)}`).join(', ')
  return [`${what} takes ${inKb(bytes)} of code, ${most} KB are allowed (most of it: ${named})`]
}

/** Compares the builds with the budgets. Returns a line for everything above its budget, with the cause. */
export function checkBudgets(folders: readonly string[]): string[] {
  const shell = readRelease('shell')
  const first = shell.shell?.scripts ?? []
  const shellFiles = weigh('shell', first)
  const remotes = folders
    .filter((folder) => folder.startsWith('mf-'))
    .map((folder) => ({ folder, release: readRelease(folder) }))
  const ofPage = ({ folder, release }: (typeof remotes)[number], page: string) =>
    weigh(folder, [
      release.entry,
      ...(release.pages[page] ?? []),
      ...textFilesOf(release, 'pl', 'pages', page),
    ])

  const chunkFiles = (chunks: readonly string[]) =>
    weigh(
      'shell',
      shell.files
        .map((file) => file.path)
        .filter((file) => chunks.some((chunk) => new RegExp(`^${chunk}\\.[0-9a-f]+\\.js$`).test(file))),
    )

  const visits = visitBudgets.flatMap(({ what, remote, page, chunks = [], most }) => {
    const found = remotes.find(({ release }) => release.name === remote)
    return tooHeavy(
      `The first visit of ${what}`,
      [...shellFiles, ...chunkFiles(chunks), ...(found && page ? ofPage(found, page) : [])],
      most,
    )
  })
  const pages = remotes.flatMap((remote) =>
    Object.keys(remote.release.pages).flatMap((page) => {
      const name = `${remote.release.name}/${page}`
      const most = pageBudgets[name] ?? remoteBudgets[remote.release.name] ?? PAGE_BUDGET
      return tooHeavy(`The page ${name}`, ofPage(remote, page), most)
    }),
  )
  return [...librariesOverLimit(librariesIn('shell', first), libraryBudgets), ...visits, ...pages]
}
