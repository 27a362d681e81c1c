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

/** The import of a component that loads on demand with texts of its own namespace. */
const WITH_TEXTS = /withTexts\(\s*import\([^)]*\)/g

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

/** Returns the parts of `pages.ts` that have a namespace of their own, or whose texts another file describes with it. */
function namespacesIn(sources: Sources): Map<string, string> {
  const source = sources['pages.ts'] ?? ''
  const found = new Map<string, string>()
  for (const [, part = '', name = ''] of source.matchAll(/(\w+): \{\s*namespace: '(\w+)'/g))
    found.set(part, name)
  const parts = new Map(
    [...source.matchAll(/^ {2}(\w+): (\w+),$/gm)].map(([, part = '', texts = '']) => [texts, part]),
  )
  for (const [, texts = '', specifier = ''] of source.matchAll(/import \{ (\w+) \} from '(\.[^']+)'/g)) {
    const part = parts.get(texts)
    const [file = ''] = resolve(sources, 'pages.ts', specifier)
    const [, name] = /namespace: '(\w+)'/.exec(sources[file] ?? '') ?? []
    if (part && name) found.set(part, name)
  }
  return found
}

/** Returns whether a file may show texts of the remote's namespace: it names that one, or none. */
function usesTextsOf(source: string, remote: string): boolean {
  const namespaces = [...source.matchAll(/useTranslation\(\[?'(\w+)'/g)].map(([, name]) => name)
  return namespaces.length === 0 || namespaces.includes(remote)
}

/** Returns whether a file shows texts of a group: `t('group.title')`, `group: 'group.title'`, `remote:group.title`. */
function showsGroup(source: string, remote: string, group: string): boolean {
  if (source.includes(`${remote}:${group}.`)) return true
  if (!usesTextsOf(source, remote)) return false
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
  const namespaces = namespacesIn(sources)
  const pageOnly = Object.fromEntries(
    Object.entries(sources).map(([file, source]) => [file, source.replaceAll(WITH_TEXTS, '')]),
  )
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
        if (usesTextsOf(source, remote) && /\bt\(`\$\{/.test(source))
          problems.push(`${file}: begin the key of a text with its group, not with a value`)
        for (const [group, part] of partOfGroup) if (showsGroup(source, remote, group)) shown.set(part, file)
      }
      for (const file of filesFrom(pageOnly, entries)) {
        for (const [part, namespace] of namespaces)
          if (showsNamespace(sources[file] ?? '', namespace)) shown.set(part, file)
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
  const namespaces = namespacesIn(sources)
  const imported = [...(sources['pages.ts'] ?? '').matchAll(TEXTS_OF_PART)]
  const groups: Record<string, string[]> = {}
  for (const [, part = '', specifier = ''] of imported) {
    const file = specifier.startsWith('.')
      ? path.join(folder, specifier)
      : path.join(root, specifier.replace('@mowka', 'shared'))
    if (!namespaces.has(part)) groups[part] = [...(groups[part] ?? []), ...Object.keys(readJson(file))]
  }
  return { name, sources, groups }
}

/** Checks the parts of the texts of all remotes. Returns the problems. */
export const checkPageTexts = (): string[] =>
  fs
    .readdirSync(root)
    .flatMap((folder) => (folder.startsWith('mf-') ? pageTextProblems(readRemote(folder.slice(3))) : []))
