import fs from 'node:fs'
import path from 'node:path'
import { root } from '../packages'
import { cycleIn, type Sources } from './domain-graph'

/** The layers of `mf-trainers/src`, bottom first. A file may import from its own layer and lower ones. */
const LAYERS: readonly string[] = ['core', 'modes', 'helps', 'places']

const FOLDER = 'mf-trainers/src'

const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file)

/** An import between two files below `mf-trainers/src`, as paths. */
type Edge = { from: string; to: string }

/** Relative imports of product files, including dynamic and type-only ones. Tests may import from any layer. */
const edgesOf = (sources: Sources): Edge[] =>
  Object.entries(sources)
    .filter(([file]) => !isTest(file))
    .flatMap(([from, source]) =>
      [...source.matchAll(/(?:from|import\(?)\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g)].map((match) => ({
        from,
        to: path.posix.join(path.posix.dirname(from), match[1] ?? ''),
      })),
    )

const layerOf = (file: string) => file.split('/')[0] ?? ''

/** The folder of a mode; `null` for a file of another layer. */
const modeOf = (file: string) => /^modes\/[^/]+/.exec(file)?.[0] ?? null

function problemWith({ from, to }: Edge): string | null {
  const [layer, used] = [LAYERS.indexOf(layerOf(from)), LAYERS.indexOf(layerOf(to))]
  if (layer >= 0 && used > layer) return `${from} must not import ${to}: ${layerOf(to)} is a layer above`
  const [mode, other] = [modeOf(from), modeOf(to)]
  return mode && other && mode !== other ? `${from} must not import ${to}: modes are independent` : null
}

/** Returns the imports that point upward or to another mode, and a cycle between folders if there is one. */
export function layerProblems(sources: Sources): string[] {
  const edges = edgesOf(sources)
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of edges) {
    const [folder, used] = [path.posix.dirname(from), path.posix.dirname(to)]
    if (folder !== used) graph.set(folder, (graph.get(folder) ?? new Set()).add(used))
  }
  const cycle = cycleIn(graph)
  const strays = Object.keys(sources).filter((file) => file.includes('/') && !LAYERS.includes(layerOf(file)))
  return [
    ...strays
      .filter((file) => !file.startsWith('locales/'))
      .map((file) => `${file} belongs in one of the layers ${LAYERS.join(', ')}`),
    ...edges.flatMap((edge) => problemWith(edge) ?? []),
    ...(cycle ? [`folders import one another in a cycle: ${cycle.join(' → ')}`] : []),
  ].map((problem) => `${FOLDER}: ${problem}`)
}

/** Checks the layers of `mf-trainers` (see its README). Returns the problems. */
export function checkTrainerLayers(): string[] {
  const folder = path.join(root, FOLDER)
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
  return layerProblems(
    Object.fromEntries(
      files.map((file) => [file.replaceAll(path.sep, '/'), fs.readFileSync(path.join(folder, file), 'utf8')]),
    ),
  )
}
