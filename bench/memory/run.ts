import fs from 'node:fs'
import path from 'node:path'
import { root } from '@mowka/scripts/packages'
import { fitToLearners } from './fit'
import { type Model, models } from './models'
import { allKnowing, others, ours, type Schedule, THRESHOLDS } from './schedules'
import { ANSWERS_A_DAY, DAYS, LATER_DAYS, type Outcome, simulate } from './simulate'

/** Each seed is a learner. Lower seeds are used for tuning and fitting and never in the report. */
const FIRST_SEED = 1000
const LEARNERS = 100
const TUNING_LEARNERS = 30

const seedsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

/** Mean outcome of a schedule over the same learners. */
type Row = { name: string; mean: Outcome }

function rowOf(model: Model, schedule: Schedule, seeds: readonly number[]): Row {
  const outcomes = seeds.map((seed) => simulate(model, schedule, `learner ${seed}`))
  const mean = (key: keyof Outcome) =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0) / outcomes.length
  return {
    name: schedule.name,
    mean: {
      answers: mean('answers'),
      begun: mean('begun'),
      known: mean('known'),
      later: mean('later'),
      failed: mean('failed'),
      reviewed: mean('reviewed'),
    },
  }
}

const best = (rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => other.mean.known - one.mean.known).slice(0, 1)

const capitalized = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`
const signed = (ratio: number) => `${ratio < 1 ? '−' : '+'}${Math.abs((ratio - 1) * 100).toFixed(1)} %`

/** A table with one row per schedule, and what ours gains over each other one. */
function sectionOf(model: Model, seeds: readonly number[]): string[] {
  const own = rowOf(model, ours, seeds)
  const compared = others.map((schedule) => rowOf(model, schedule, seeds))
  const bound = best(THRESHOLDS.map((threshold) => rowOf(model, allKnowing(threshold), seeds)))
  const lines = [own, ...compared, ...bound].map(({ name, mean }) =>
    [
      '',
      name,
      mean.begun.toFixed(0),
      mean.known.toFixed(1),
      mean.later.toFixed(1),
      (mean.answers / mean.known).toFixed(2),
      `${((1 - mean.failed / mean.reviewed) * 100).toFixed(1)} %`,
      '',
    ].join(' | '),
  )
  const gains = compared.map(
    ({ name, mean }) =>
      `${name} ${signed(own.mean.known / mean.known)} and ${signed(own.mean.later / mean.later)}`,
  )
  return [
    `## ${capitalized(model.name)}`,
    '',
    `${capitalized(model.about)}.`,
    '',
    `| schedule | words started | known at the end | known ${LATER_DAYS} days later | answers per known word | right when due |`,
    '|---|---|---|---|---|---|',
    ...lines.map((line) => line.trim()),
    '',
    `Words known with the product's schedule, compared at the end and ${LATER_DAYS} days later: ${gains.join('; ')}.`,
    '',
  ]
}

/** `--fit` prints weights fitted to the tuning learners; `--tune` reports on those learners without storing it. */
async function run(): Promise<void> {
  if (process.argv.includes('--fit')) {
    const { weights, loss, before } = await fitToLearners(seedsFrom(0, TUNING_LEARNERS))
    console.log(`log loss ${before.toFixed(4)} → ${loss.toFixed(4)}`)
    return console.log(weights.map((weight) => Number(weight.toFixed(4))).join(', '))
  }
  const isTuning = process.argv.includes('--tune')
  const seeds = isTuning ? seedsFrom(0, TUNING_LEARNERS) : seedsFrom(FIRST_SEED, LEARNERS)
  const report = [
    '# Word schedules compared',
    '',
    `\`pnpm bench memory\`: simulated learners whose forgetting models are unknown to the schedules, over ${DAYS} days with ${ANSWERS_A_DAY} answers per day: due words first, then new ones, so that every schedule gets the same number of answers. A word counts as known with its recall probability on the day after the last one, and again ${LATER_DAYS} days later. Learners are seeds ${seeds[0]} to ${seeds.at(-1)}, each with their own words and difficulties, which are the same for every schedule. The weights of the product's schedule were fitted to other learners (seeds 0 to ${TUNING_LEARNERS - 1}, all models together). The all-knowing schedule sees each memory and repeats a word when its recall falls to a threshold; the row shows the best of ${THRESHOLDS.length} thresholds.`,
    '',
    ...models.flatMap((model) => sectionOf(model, seeds)),
  ].join('\n')
  if (!isTuning) fs.writeFileSync(path.join(root, 'bench/results/memory.md'), report)
  console.log(report)
}

await run()
