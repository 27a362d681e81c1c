import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './packages'
import {
  type Area,
  chapterCitations,
  countAreas,
  findCitations,
  readTable,
  stateOf,
  unknownIds,
} from './requirements/citations'
import { command, PlainError } from './steps'

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** Lists the files that can cite an id: sources and docs known to git, and new ones. */
function citingFiles(): string[] {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.md', '*.mjs'],
    { cwd: root, encoding: 'utf8' },
  )
  return (
    stdout
      .split('\n')
      // Its own tests use made-up ids.
      .filter((file) => file && !/^scripts\/requirements(\/|\.test)/.test(file))
      .filter((file) => fs.existsSync(path.join(root, file)))
  )
}

function collect() {
  const requirements = readTable(read('docs/requirements.tsv'))
  const resolutions = readTable(read('docs/resolutions.tsv'))
  const files = citingFiles().map((file) => ({ file, text: read(file) }))
  return { requirements, resolutions, files, citations: findCitations(files) }
}

/** Returns ids in tests, comments or docs that are in no table, and citations that aren't ids. */
export function checkRequirements(): string[] {
  const { requirements, resolutions, files, citations } = collect()
  return [...unknownIds(citations, [...requirements, ...resolutions]), ...chapterCitations(files)]
}

const line = (name: string, { proven, built, open }: Area) =>
  `${name.padEnd(14)} ${String(proven).padStart(7)} ${String(built).padStart(7)} ${String(open).padStart(7)}`

/** `pnpm requirements [area or prefix]`: shows which requirements are proven by a test, built or open. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  command(async () => {
    const { requirements, citations } = collect()
    const wanted = process.argv[2]
    if (wanted) {
      const rows = requirements.filter(({ id, area }) => area === wanted || id.startsWith(wanted))
      if (rows.length === 0) throw new PlainError(`No requirement or area ${wanted}`)
      for (const { id, statement } of rows) {
        console.log(`${stateOf(id, citations).padEnd(7)} ${id.padEnd(11)} ${statement}`)
      }
      return
    }
    console.log(`${'area'.padEnd(14)} ${'proven'.padStart(7)} ${'built'.padStart(7)} ${'open'.padStart(7)}`)
    const areas = countAreas(requirements, citations)
    for (const [name, area] of areas) console.log(line(name, area))
    const sum = (key: keyof Area) => [...areas.values()].reduce((total, area) => total + area[key], 0)
    console.log(line('all', { proven: sum('proven'), built: sum('built'), open: sum('open') }))
  })
}
