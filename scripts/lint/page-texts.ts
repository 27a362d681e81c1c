import fs from 'node:fs'
import path from 'node:path'
import { root } from '../packages'
import type { Sources } from './domain-graph'

/** A remote whose texts have parts: its files below `src` and the names of the texts in each part. */
type Remote = {
  name: string
  sources: Sources
  /** Top-level keys by part, for parts in the remote's namespace. */
  groups: Record<string, readonly string[]>
}

const ENDINGS = ['.ts', '.tsx', '/index.ts', '']

function resolve(sources: Sources, from: string, specifier: string): string[] {
  const target = path.posix.join(path.posix.dirname(from), specifier)
  return ENDINGS.map((ending) => target + ending)
    .filter((file) => file in sources)
    .slice(0, 1)
}

/** Returns the files that a page or widget consists of, including those that it loads on demand. */
function filesFrom(sources: Sources, entries: readonly string[]): string[] {
  const found = new Set(entries)
  // Iterating over a set includes values that are added meanwhile.
  for (const file of found) {
    const imports = sources[file]?.matchAll(/(?:from|import\(?)\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g) ?? []
    for (const [, specifier = ''] of imports)
      for (const each of resolve(sources, file, specifier)) found.add(each)
  }
  return [...found]
}

/** Returns the pages or widgets of `pages.ts` or `widgets.ts` with the files that they start from. */
function entriesIn(sources: Sources, face: string): Map<string, string[]> {
  const chunks = /webpackChunkName: "(?:page|widget)-(\w+)" \*\/\s*'(\.[^']+)'/g
  const entries = new Map<string, string[]>()
  for (const [, name = '', specifier = ''] of (sources[face] ?? '').matchAll(chunks))
    entries.set(name, [...(entries.get(name) ?? []), ...resolve(sources, face, specifier)])
  return entries
}

/** Returns the parts that each page or widget lists in `textsOf`; `null` if the texts have no parts. */
function listedParts(source: string): Map<string, string[]> | null {
  const [, listed] = /export const textsOf\b[^=]*= \{([\s\S]*?)\n\}/.exec(source) ?? []
  if (listed === undefined) return null
  const lines = [...listed.matchAll(/(\w+): \[([^\]]*)\]/g)]
  return new Map(
    lines.map(([, name = '', parts = '']) => [
      name,
      [...parts.matchAll(/'(\w+)'/g)].map(([, part = '']) => part),
    ]),
  )
}

/** Returns the parts that have a namespace of their own. */
const namespacesIn = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(/(\w+): \{\s*namespace: '(\w+)'/g)].map(([, part = '', name = '']) => [part, name]),
  )

/** Returns whether a file shows texts of a group: `t('group.title')`, `group: 'group.title'`, `remote:group.title`. */
function showsGroup(source: string, remote: string, group: string): boolean {
  if (source.includes(`${remote}:${group}.`)) return true
  const namespaces = [...source.matchAll(/useTranslation\(\[?'(\w+)'/g)].map(([, name]) => name)
  if (namespaces.length > 0 && !namespaces.includes(remote)) return false
  return (
    ["'", '"', '`'].some((quote) => source.includes(`${quote}${group}.`)) || source.includes(`t('${group}'`)
  )
}

/** Returns whether a file shows texts of a namespace. */
const showsNamespace = (source: string, namespace: string): boolean =>
  source.includes(`'${namespace}:`) ||
  [...source.matchAll(/(?:useTranslation\(|TFunction<)([^)>]*)/g)].some(([, names]) =>
    names?.includes(`'${namespace}'`),
  )

/** Checks that each page and widget lists exactly the parts of the texts that its files show. */
export function pageTextProblems({ name: remote, sources, groups }: Remote): string[] {
  const problems: string[] = []
  const namespaces = namespacesIn(sources['pages.ts'] ?? '')
  const partOfGroup = new Map<string, string>()
  for (const [part, names] of Object.entries(groups)) {
    for (const group of names) {
      const other = partOfGroup.get(group)
      if (other) problems.push(`the texts "${group}" are in two parts, ${other} and ${part}`)
      partOfGroup.set(group, part)
    }
  }
  for (const face of ['pages.ts', 'widgets.ts']) {
    const listed = listedParts(sources[face] ?? '')
    if (!listed) continue
    for (const [name, entries] of entriesIn(sources, face)) {
      /** The parts that are shown, with a file that shows them. */
      const shown = new Map<string, string>()
      for (const file of filesFrom(sources, entries)) {
        const source = sources[file] ?? ''
        if (/\bt\(`\$\{/.test(source))
          problems.push(`${file}: begin the key of a text with its group, not with a value`)
        for (const [group, part] of partOfGroup) if (showsGroup(source, remote, group)) shown.set(part, file)
        for (const [part, namespace] of namespaces)
          if (showsNamespace(source, namespace)) shown.set(part, file)
      }
      const parts = listed.get(name) ?? []
      for (const [part, file] of shown)
        if (!parts.includes(part))
          problems.push(`${face}: add '${part}' to textsOf.${name}, ${file} shows it`)
      for (const part of parts)
        if (!shown.has(part))
          problems.push(`${face}: remove '${part}' from textsOf.${name}, nothing shows it`)
    }
  }
  return [...new Set(problems)].map((problem) => `mf-${remote}/src/${problem}`)
}

/** An import of Polish texts in a part's chunk. */
const TEXTS_OF_PART = /webpackChunkName: "texts-(\w+)-pl" \*\/\s*'([^']+)'/g

const readJson = (file: string): Record<string, unknown> => JSON.parse(fs.readFileSync(file, 'utf8'))

function readRemote(name: string): Remote {
  const folder = path.join(root, `mf-${name}`, 'src')
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
  const sources = Object.fromEntries(
    files
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
      .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  )
  const imported = [...(sources['pages.ts'] ?? '').matchAll(TEXTS_OF_PART)]
  const groups: Record<string, string[]> = {}
  for (const [, part = '', specifier = ''] of imported) {
    const file = specifier.startsWith('.')
      ? path.join(folder, specifier)
      : path.join(root, specifier.replace('@mowka', 'shared'))
    if (!namespacesIn(sources['pages.ts'] ?? '').has(part))
      groups[part] = [...(groups[part] ?? []), ...Object.keys(readJson(file))]
  }
  return { name, sources, groups }
}

/** Checks the parts of the texts of all remotes. Returns the problems. */
export const checkPageTexts = (): string[] =>
  fs
    .readdirSync(root)
    .flatMap((folder) => (folder.startsWith('mf-') ? pageTextProblems(readRemote(folder.slice(3))) : []))
