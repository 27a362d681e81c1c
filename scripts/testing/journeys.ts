import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildPackages } from '../build/build-packages'
import { buildable } from '../packages'
import { findTestChromium } from '../platform/chromium'
import { step } from '../steps'
import type { Count } from './count'
import { bin, run } from './run'

/** Runs journeys through the built platform, all of them or those selected by `args` for Playwright. */
export async function journeys(args: readonly string[]): Promise<Count> {
  await step('Building', () => buildPackages(buildable))
  const chromium = await step('Finding Chromium', findTestChromium)
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-e2e-report-')), 'report.json')
  try {
    const { code, output } = await step('Journeys', () =>
      run(bin('tsx'), ['e2e/run.ts', ...args], {
        env: { ...process.env, CHROMIUM: chromium, E2E_REPORT: report },
      }),
    )
    const count = countOf(report) ?? { passed: 0, failed: 1 }
    // A run that fails without a failed journey didn't run all of them.
    if (code !== 0 && count.failed === 0) count.failed = 1
    if (count.failed > 0) console.log(output)
    return count
  } finally {
    fs.rmSync(path.dirname(report), { recursive: true, force: true })
  }
}

/**
 * Reads the counts of a report. A journey that passed only on a retry counts as failed, because it can't be relied
 * on.
 */
function countOf(report: string): Count | null {
  if (!fs.existsSync(report)) return null
  const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
