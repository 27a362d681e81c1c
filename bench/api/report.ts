import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Plans } from './plans'
import type { Size } from './sizes'

/** Calls a second, and processor time a call of the server and the database together. Medians of rounds. */
export type Figures = { perSecond: number; microseconds: number }

/** The same next to the server by hand: the share of its rate, and its cost as a share of ours. */
export type Compared = Figures & { rateToByHand: number; costToByHand: number }

/** What was measured of a call. */
export type CallResult = {
  name: string
  kind: 'read' | 'write'
  byHand: Figures
  now: Compared
  before?: Compared
  /** The processor time of a call with the large database over that with the small one. */
  growth?: number
}

export type Result = {
  /** Of the database that is compared over, and of the one that growth is measured with. */
  size: Size
  grown: Size
  rounds: number
  seconds: number
  connections: number
  reference: Record<string, Figures>
  calls: CallResult[]
  plans?: Plans
}

const share = (value: number) => value.toFixed(2)

const row = ({ name, byHand, now, before, growth }: CallResult): string =>
  `| ${[
    name,
    byHand.perSecond,
    now.perSecond,
    before?.perSecond ?? '–',
    share(now.rateToByHand),
    before ? share(before.rateToByHand) : '–',
    byHand.microseconds,
    now.microseconds,
    before?.microseconds ?? '–',
    share(now.costToByHand),
    before ? share(before.costToByHand) : '–',
    growth === undefined ? '–' : share(growth),
  ].join(' | ')} |`

/** What was measured, as text. */
function textOf({ size, grown, rounds, seconds, connections, reference, calls, plans = {} }: Result): string {
  const number = (value: number) => value.toLocaleString('en')
  return [
    '# The API beside the same work by hand',
    '',
    `Written by \`pnpm bench api\`: medians of ${rounds} rounds of ${seconds} s, of each server in turn, with ${connections} connections, on one machine (${os.cpus().length} cores, Node ${process.versions.node}, PostgreSQL on the same machine), over ${number(size.exercises)} exercises, ${number(size.learners)} learners and ${number(size.events)} events. Only the ratios mean something elsewhere.`,
    '',
    '- **by hand**: Fastify and `pg` with named statements that are joined as far as they go, the same check of tokens, rights and input, the same limits, headers and answers; nothing that makes calls a whole.',
    '- **before**: the server of an older build, over the same database.',
    '- **µs** is processor time a call of the server and the database together. It hardly depends on what else the machine does; the rate does.',
    `- **growth** is the processor time of a call with ${number(grown.exercises)} exercises, ${number(grown.learners)} learners and ${number(grown.events)} events over that with 100 exercises, 10 learners and 5,000 events.`,
    '',
    '| | by hand, a second | now | before | now : by hand | before : by hand | by hand, µs | now | before | by hand : now | by hand : before | growth |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...calls.map(row),
    '',
    ...Object.entries(reference).map(
      ([name, { perSecond, microseconds }]) =>
        `By hand, \`${name}\` alone: ${number(perSecond)} a second, ${microseconds} µs.`,
    ),
    '',
    '## Plans',
    '',
    'What each statement of a call reads, in the large database.',
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

/** Writes `api.json` and the same as text, `api.md`. */
export function write(result: Result, folder: string): void {
  fs.writeFileSync(path.join(folder, 'api.json'), `${JSON.stringify(result, null, 1)}\n`)
  fs.writeFileSync(path.join(folder, 'api.md'), textOf(result))
  console.log(`\n${result.calls.map(row).join('\n')}\n\nAll of it: bench/results/api.md`)
}
