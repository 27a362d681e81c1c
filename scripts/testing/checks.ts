import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkApiReport } from '../api-report'
import { checkBudgets } from '../budgets/check-budgets'
import { buildPackages } from '../build/build-packages'
import { checkDomainGraph } from '../lint/domain-graph'
import { checkImportRules } from '../lint/import-rules'
import { checkPackageGraph } from '../lint/package-graph'
import { checkPageTexts } from '../lint/page-texts'
import { checkRegularExpressions } from '../lint/regular-expressions'
import { checkStyleRules } from '../lint/style-rules'
import { checkTrainerLayers } from '../lint/trainer-layers'
import { checkWording } from '../lint/wording'
import { buildable, root } from '../packages'
import { checkRequirements } from '../requirements'
import { step } from '../steps'
import type { Count } from './count'
import { bin, type Outcome, run } from './run'

/** TypeScript's build information, so that a second run checks only what changed. */
const TYPES_CACHE = path.join(root, 'node_modules/.cache/mowka/types')

/** Runs a check that passes or fails as a whole. `work` returns the problems. */
async function check(title: string, work: () => Promise<string | null>): Promise<Count> {
  const problem = await step(title, work)
  if (problem) console.log(problem)
  return problem ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

const outputOfFailure = ({ code, output }: Outcome) => (code === 0 ? null : output)

/** Lints all files or the given ones. */
export const lint = (files: readonly string[] = ['.']) =>
  check('Lint', async () =>
    outputOfFailure(
      await run(bin('biome'), [
        'check',
        '--diagnostic-level=error',
        '--no-errors-on-unmatched',
        '--files-ignore-unknown=true',
        ...files,
      ]),
    ),
  )

export const importRules = () =>
  check(
    'Import rules',
    async () =>
      [
        ...checkImportRules(),
        ...checkPackageGraph(),
        ...checkDomainGraph(),
        ...checkTrainerLayers(),
        ...checkPageTexts(),
      ].join('\n') || null,
  )

export const styleRules = () => check('Style rules', async () => checkStyleRules().join('\n') || null)

export const wording = () =>
  check('Wording of comments and titles', async () => checkWording().join('\n') || null)

export const regularExpressions = () =>
  check('Regular expressions', async () => (await checkRegularExpressions()).join('\n') || null)

export const requirements = () =>
  check('Requirements that are cited', async () => checkRequirements().join('\n') || null)

export const apiReport = () => check('API report of shared', async () => checkApiReport())

/**
 * Checks all packages in one program, so that shared files are read and checked once. The panel has its own: it adds
 * its calls to the type of the call table, and elsewhere they must not compile.
 */
export const types = () =>
  check('Types', async () => {
    fs.mkdirSync(TYPES_CACHE, { recursive: true })
    const programs = ['tsconfig.pages.json', 'tsconfig.panel.json', 'tsconfig.tools.json']
    // Each checker processes shared files separately, so more checkers than cores take twice as long.
    const checkers = Math.min(4, Math.max(1, Math.floor(os.availableParallelism() / programs.length)))
    const outcomes = await Promise.all(
      programs.map((program) => {
        const cache = path.join(TYPES_CACHE, `${program}.tsbuildinfo`)
        return run(bin('tsc'), [
          '-p',
          program,
          '--checkers',
          `${checkers}`,
          '--incremental',
          '--tsBuildInfoFile',
          cache,
        ])
      }),
    )
    return outcomes.map(outputOfFailure).filter(Boolean).join('\n') || null
  })

export const content = () =>
  check('Content', async () => outputOfFailure(await run(bin('tsx'), ['content/src/cli.ts', 'check'])))

/** Expands the dictionaries of all languages, which tests and journeys judge with. */
export const wordLists = () =>
  check('Word lists', async () =>
    outputOfFailure(await run(bin('tsx'), ['scripts/build/word-lists-main.ts'])),
  )

/** Checks how much code each page loads. */
export const budgets = () =>
  check('Budgets of code', async () => {
    await buildPackages(buildable)
    return checkBudgets(buildable).join('\n') || null
  })
