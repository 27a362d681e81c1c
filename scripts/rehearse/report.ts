import { figuresOf, type Measurements, percentile } from './measurements'
import type { Memory } from './memory'

/** Results of a rehearsal. */
export type Results = {
  title: string
  /** Setup in words. */
  setup: string[]
  measurements: Measurements
  memory: ReadonlyMap<string, Memory>
  compared: Record<string, number>
  /** Results of further checks, in words. */
  checks: string[]
  problems: string[]
}

const ms = (value: number | null) => (value === null ? '–' : `${Math.round(value)}`)
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(2)}%`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

/** Points of the run at which the report shows the memory, as shares of its duration. */
const MEMORY_AT = [0.25, 0.5, 0.75, 1]

const megabytes = (value: number | undefined) => `${Math.round(value ?? 0)} MB`

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`)

/** Writes the report of a rehearsal in Markdown. */
export function reportOf(results: Results): string {
  const { measurements, memory, compared, problems } = results
  const phases = measurements.phases.map((phase) => {
    const { requests, perSecond, retried, failed, waiting } = figuresOf(phase)
    return [
      phase.name,
      `${Math.round(phase.seconds)} s`,
      `${requests}`,
      perSecond.toFixed(0),
      `${retried} (${percent(retried, requests)})`,
      `${failed}`,
      ms(waiting.p50),
      ms(waiting.p95),
      ms(waiting.p99),
      ms(waiting.max),
    ]
  })
  const { acknowledgements } = measurements
  const counts = Object.entries(compared).map(([name, count]) => `${count} ${name}`)
  return [
    `# ${results.title}`,
    '',
    ...list(results.setup),
    '',
    '## Requests by phase',
    '',
    'Retried requests had no response, or 429, 502, 503 or 504; clients repeat them. Failed ones had any other error. Waiting times are in ms.',
    '',
    ...table(
      ['phase', 'duration', 'requests', 'per second', 'retried', 'failed', 'p50', 'p95', 'p99', 'max'],
      phases,
    ),
    '',
    `Writes until their acknowledgement, with all repetitions: ${acknowledgements.length}, p50 ${ms(percentile(acknowledgements, 0.5))} ms, p99 ${ms(percentile(acknowledgements, 0.99))} ms, max ${ms(percentile(acknowledgements, 1))} ms.`,
    '',
    '## Disturbances',
    '',
    ...list(measurements.phases.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`))),
    '',
    '## Memory',
    '',
    ...table(
      [
        'process',
        ...MEMORY_AT.map((share) => (share === 1 ? 'at the end' : `at ${share * 100}%`)),
        'maximum',
      ],
      [...memory].map(([name, samples]) => [
        name,
        ...MEMORY_AT.map((share) => megabytes(samples[Math.ceil(samples.length * share) - 1])),
        megabytes(samples.reduce((peak, each) => Math.max(peak, each), 0)),
      ]),
    ),
    '',
    '## Audit',
    '',
    ...list([
      `Compared: ${counts.join(', ')}`,
      ...results.checks,
      ...[...measurements.unexpected].map(([description, count]) => `${count} × ${description}`),
      ...(problems.length === 0
        ? ['Every acknowledged write is there, nothing happened twice, and no user was signed out.']
        : problems.map((problem) => `**${problem}**`)),
    ]),
    '',
  ].join('\n')
}
