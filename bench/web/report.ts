import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Interaction } from './interactions'
import { type Variant, variants } from './variants'
import { type RouteChange, SLOW, type Visit } from './visit'

/** Measurements, one entry per run: visits and interactions by variant and name, and route changes by variant. */
export type Measured = {
  visits: Record<Variant, Record<string, Visit[]>>
  interactions: Record<Variant, Record<string, Interaction[]>>
  routeChanges: Record<Variant, RouteChange[]>
}

/** One figure of a visit, per variant. */
type Row = { visit: string; figure: string; unit: string } & Record<Variant, number>

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const figures: [figure: string, unit: string, of: (visit: Visit) => number][] = [
  ['code, gzip', 'bytes', ({ code }) => code.gzip],
  ['code, brotli', 'bytes', ({ code }) => code.brotli],
  ['code, later', 'bytes gzip', ({ later }) => later.gzip],
  ['requests for code', '', ({ code }) => code.requests],
  ['total requests', '', ({ requests }) => requests],
  ['chain of code', 'deep', ({ depth }) => depth],
  ['largest paint', 'ms', ({ largestPaint }) => largestPaint],
  ['content visible', 'ms', ({ content }) => content],
  ['own content visible', 'ms', ({ ownContent }) => ownContent],
  ['first interaction', 'ms', ({ interactive }) => interactive],
]

/** Medians over the runs, one row per figure and visit. */
export function rowsOf({ visits, interactions, routeChanges }: Measured): Row[] {
  const changes = (name: string, of: (change: RouteChange) => readonly number[]): Row => {
    const value = (variant: Variant) => median(routeChanges[variant].flatMap(of))
    return rowOf('from a page to the next', name, 'ms', value)
  }
  return [
    ...visitRows(visits),
    ...interactionRows(interactions),
    changes('first click', ({ first }) => [first]),
    changes('every further click', ({ again }) => again),
  ]
}

const rowOf = (visit: string, figure: string, unit: string, value: (variant: Variant) => number): Row => ({
  visit,
  figure,
  unit,
  federated: value('federated'),
  'one application': value('one application'),
  'naive federation': value('naive federation'),
})

function visitRows(visits: Measured['visits']): Row[] {
  return Object.keys(visits.federated).flatMap((visit) =>
    figures.map(([figure, unit, of]) =>
      rowOf(visit, figure, unit, (variant) => median((visits[variant][visit] ?? []).map(of))),
    ),
  )
}

const interactionFigures: [figure: string, of: (interaction: Interaction) => number | null][] = [
  ['input to paint', ({ paint }) => paint],
  ['longest task', ({ longTask }) => longTask],
  ['response to paint', ({ afterResponse }) => afterResponse],
]

/** One row per interaction and figure, without the figures that an interaction lacks. */
function interactionRows(interactions: Measured['interactions']): Row[] {
  return Object.keys(interactions.federated).flatMap((name) =>
    interactionFigures.flatMap(([figure, of]) => {
      const values = (variant: Variant) =>
        (interactions[variant][name] ?? []).map(of).filter((value) => value !== null)
      if (values('federated').length === 0) return []
      return [rowOf('interactions', `${name}: ${figure}`, 'ms', (variant) => median(values(variant)))]
    }),
  )
}

/** `0.98 ×`, or a dash if there is nothing to compare with. */
export const ratio = (value: number, base: number): string =>
  base === 0 ? (value === 0 ? '=' : '–') : `${(value / base).toFixed(2)} ×`

const shown = (value: number, unit: string) =>
  unit.startsWith('bytes') ? `${(value / 1024).toFixed(1)} KB` : `${value}${unit === 'ms' ? ' ms' : ''}`

function table(rows: readonly Row[]): string {
  const lines = rows.map(
    (row) =>
      `| ${row.figure} | ${variants.map((variant) => shown(row[variant], row.unit)).join(' | ')} | ${ratio(row.federated, row['one application'])} | ${ratio(row['naive federation'], row['one application'])} |`,
  )
  return [
    `| | ${variants.join(' | ')} | federated : one | naive : one |`,
    '|---|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n')
}

/** Writes `web.json` with every run and `web.md` with the medians. */
export function write(measured: Measured, folder: string): void {
  const rows = rowsOf(measured)
  const runs = measured.visits.federated['first visit']?.length ?? 0
  const visits = [...new Set(rows.map((row) => row.visit))]
  const text = [
    '# One product, three builds',
    '',
    `Written by \`pnpm bench web\`: medians of ${runs} runs side by side on one machine (${os.cpus().length} cores, Node ${process.versions.node}). Only the ratios are comparable across machines.`,
    '',
    '- **federated**: as released, with a shell and six remotes.',
    '- **one application**: the same sources in one build with route splitting.',
    '- **naive federation**: remotes named in the build, every library and all of `shared` shared completely, default options.',
    '',
    `Browser: phone width, ${(SLOW.downloadThroughput * 8) / 1_000_000} Mbit/s, ${SLOW.latency} ms latency, processor ${SLOW.cpu} times slower, HTTP/1.1 with the browser's own connection limit, a signed-in learner (or member of staff), and an empty cache on the first visit. "Code" is what was requested until the page's content appeared. The page's own content replaces its snapshot on later visits, so it is visible later there. "Later" is what was loaded while the browser was idle. The chain is the longest sequence of code requests that each waited for the previous one. Clicks from page to page are measured without throttling, interactions in a trainer on the slow processor, interactions in the panel at desktop width without throttling: the slowest input of each until the next paint (multiples of 8 ms, 0 if under 16 ms), and the longest task (0 if under 50 ms).`,
    ...visits.flatMap((visit) => [
      '',
      `## ${visit[0]?.toUpperCase()}${visit.slice(1)}`,
      '',
      table(rows.filter((row) => row.visit === visit)),
    ]),
    '',
  ].join('\n')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'web.md'), text)
  fs.writeFileSync(path.join(folder, 'web.json'), `${JSON.stringify(measured, null, 1)}\n`)
  console.log(
    `\n${table(rows.filter((row) => row.visit === 'first visit'))}\n\nFull results: bench/results/web.md`,
  )
}
