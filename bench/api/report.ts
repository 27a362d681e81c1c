import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Plans } from './plans'
import type { Size } from './sizes'

/** Calls per second, and processor time per call of server and database together. Medians over the rounds. */
export type Figures = { perSecond: number; microseconds: number }

/**
 * Figures with the ratio to the hand-written server, if that has the call: our rate to its rate, its cost to ours.
 */
export type Compared = Figures & { rateToByHand?: number; costToByHand?: number }

/** The measurements of a call. */
export type CallResult = {
  name: string
  kind: 'read' | 'write'
  byHand?: Figures
  now: Compared
  before?: Compared
  /** Processor time per call with the large database, divided by that with the small one. */
  growth?: number
}

export type Result = {
  /** Sizes of the database for comparisons, and of the large one for growth. */
  size: Size
  grown: Size
  rounds: number
  seconds: number
  connections: number
  reference: Record<string, Figures>
  calls: CallResult[]
  plans?: Plans
}

const share = (value: number | undefined) => value?.toFixed(2) ?? '–'

const row = ({ name, byHand, now, before, growth }: CallResult): string =>
  `| ${[
    name,
    byHand?.perSecond ?? '–',
    now.perSecond,
    before?.perSecond ?? '–',
    share(now.rateToByHand),
    share(before?.rateToByHand),
    byHand?.microseconds ?? '–',
    now.microseconds,
    before?.microseconds ?? '–',
    share(now.costToByHand),
    share(before?.costToByHand),
    share(growth),
  ].join(' | ')} |`

/** The results as Markdown. */
function textOf({ size, grown, rounds, seconds, connections, reference, calls, plans = {} }: Result): string {
  const number = (value: number) => value.toLocaleString('en')
  return [
    '# API benchmark',
    '',
    `Written by \`pnpm bench api\`: medians of ${rounds} alternating rounds of ${seconds} s per server, with ${connections} connections, on one machine (${os.cpus().length} cores, Node ${process.versions.node}, PostgreSQL on the same machine), over ${number(size.exercises)} exercises, ${number(size.learners)} learners and ${number(size.events)} events. Only the ratios are comparable across machines.`,
    '',
    '- **by hand**: the four most frequent calls, hand-written with Fastify and `pg` as one or two prepared statements each; the same token, permission and input checks, limits, headers and responses. The other calls have absolute figures only.',
    '- **before**: an older build of the server, on the same database.',
    '- **µs** is processor time per call of server and database together. It depends on other load of the machine much less than the rate.',
    `- **growth** is the processor time per call with ${number(grown.exercises)} exercises, ${number(grown.learners)} learners and ${number(grown.events)} events, divided by that with 100 exercises, 10 learners and 5,000 events.`,
    '',
    '| | by hand, per second | now | before | now : by hand | before : by hand | by hand, µs | now | before | by hand : now | by hand : before | growth |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...calls.map(row),
    '',
    ...Object.entries(reference).map(
      ([name, { perSecond, microseconds }]) =>
        `By hand, \`${name}\` alone: ${number(perSecond)} per second, ${microseconds} µs.`,
    ),
    '',
    '## Plans',
    '',
    'The rows that each statement of a call reads in the large database.',
    ...Object.entries(plans).flatMap(([name, statements]) => [
      '',
      `**${name}**`,
      '',
      ...statements.flatMap((lines, at) => [
        `${at + 1}. ${lines[0] ?? ''}`,
        ...lines.slice(1).map((line) => `   - ${line}`),
      ]),
    ]),
    '',
  ].join('\n')
}

/** Writes the results as `api.json` and `api.md`. */
export function write(result: Result, folder: string): void {
  fs.writeFileSync(path.join(folder, 'api.json'), `${JSON.stringify(result, null, 1)}\n`)
  fs.writeFileSync(path.join(folder, 'api.md'), textOf(result))
  console.log(`\n${result.calls.map(row).join('\n')}\n\nFull report: bench/results/api.md`)
}
