import fs from 'node:fs'
import path from 'node:path'
import { root } from '@mowka/scripts/packages'
import { models } from './models'
import { schedules } from './schedules'
import { ANSWERS_A_DAY, DAYS, type Outcome, simulate } from './simulate'

/** Each seed is a learner. Lower seeds are used for tuning and never in the report. */
const FIRST_SEED = 1000
const LEARNERS = 100

const sum = (outcomes: readonly Outcome[], key: keyof Outcome) =>
  outcomes.reduce((all, outcome) => all + outcome[key], 0)

/** One row per schedule, and the gain of ours over SM-2. */
function tableOf(
  model: (typeof models)[number],
  seeds: readonly number[],
): { lines: string[]; gain: number } {
  const rows = schedules.map((schedule) => {
    const outcomes = seeds.map((seed) => simulate(model, schedule, `learner ${seed}`))
    const each = (key: keyof Outcome) => sum(outcomes, key) / outcomes.length
    return { name: schedule.name, outcomes, each }
  })
  const [ours, sm2] = rows
  const gain = ours && sm2 ? ours.each('known') / sm2.each('known') - 1 : 0
  const better =
    ours?.outcomes.filter((outcome, at) => outcome.known > (sm2?.outcomes[at]?.known ?? 0)).length ?? 0
  const lines = rows.map(({ name, each }) =>
    [
      '',
      name,
      each('answers').toFixed(0),
      each('begun').toFixed(0),
      each('known').toFixed(1),
      (each('answers') / each('known')).toFixed(2),
      `${((1 - each('failed') / each('reviewed')) * 100).toFixed(1)} %`,
      '',
    ].join(' | '),
  )
  return {
    lines: [
      `## ${model.name[0]?.toUpperCase()}${model.name.slice(1)}`,
      '',
      `${model.about[0]?.toUpperCase()}${model.about.slice(1)}.`,
      '',
      '| schedule | answers | words started | words known at the end | answers per known word | right when due |',
      '|---|---|---|---|---|---|',
      ...lines.map((line) => line.trim()),
      '',
      `With the product's schedule ${(gain * 100).toFixed(1)} % more words are known than with SM-2, by ${better} of ${seeds.length} learners.`,
      '',
    ],
    gain,
  }
}

const isTuning = process.argv.includes('--tune')
const seeds = Array.from({ length: isTuning ? 30 : LEARNERS }, (_, at) => (isTuning ? 0 : FIRST_SEED) + at)
const tables = models.map((model) => tableOf(model, seeds))
const report = [
  '# Word schedules compared',
  '',
  `\`pnpm bench memory\`: simulated learners whose forgetting models are unknown to the schedules, over ${DAYS} days with ${ANSWERS_A_DAY} answers per day: due words first, then new ones, so that every schedule gets the same number of answers. A word counts as known with its recall probability on the day after the last one. Learners are seeds ${seeds[0]} to ${seeds.at(-1)}, each with their own words and difficulties, which are the same for every schedule.`,
  '',
  ...tables.flatMap(({ lines }) => lines),
].join('\n')
if (!isTuning) fs.writeFileSync(path.join(root, 'bench/results/memory.md'), report)
console.log(report)
