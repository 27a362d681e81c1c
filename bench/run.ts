import { command, PlainError } from '@mowka/scripts/steps'

/** The benchmarks by name. */
const benchmarks: Record<string, () => Promise<unknown>> = {
  answers: () => import('./answers/run'),
  api: () => import('./api/run'),
  cls: () => import('./cls/run'),
  insights: () => import('./insights/run'),
  memory: () => import('./memory/run'),
  payments: () => import('./payments/run'),
  stats: () => import('./stats/run'),
  web: () => import('./web/run'),
}

/**
 * `pnpm bench web [--runs 3] [--port 4300]`; `pnpm bench api [--quick] [--before <program of an older build>]`
 * (`--process` measures only start and memory of a server);
 * `pnpm bench answers [--corpus file]` (lines of kind, typed, right, right sentence, wrong sentence);
 * `pnpm bench stats` (the dashboard with 10,000 learners and 5 million events);
 * `pnpm bench insights [--quick]` (the panel's insights with 10,000 learners and 5 million events, or a tenth);
 * `pnpm bench payments [--cycles 100] [--embedded 25]` (the server is killed in the middle of purchases);
 * `pnpm bench cls [--port 4000] [--only courses]` on a running platform; `pnpm bench memory`
 * `[--tune | --fit]`.
 */
command(async () => {
  const [name = ''] = process.argv.splice(2, 1)
  const run = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined
  if (!run) throw new PlainError(`Which one? ${Object.keys(benchmarks).join(', ')}`)
  await run()
})
