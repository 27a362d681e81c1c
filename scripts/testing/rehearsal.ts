import path from 'node:path'
import { root } from '../packages'
import { findPrograms } from '../rehearse/system/programs'
import { step } from '../steps'
import type { Count } from './count'
import { bin, run } from './run'

/**
 * Runs three instances of the packed server behind nginx, kills one, and audits all acknowledged writes: about a
 * minute. Without Debian's programs it is skipped and counts as nothing.
 */
export async function rehearsal(): Promise<Count> {
  const programs = findPrograms()
  if ('missing' in programs) {
    console.log(`Rehearsal skipped: install ${programs.missing.join(', ')} from Debian`)
    return { passed: 0, failed: 0 }
  }
  const report = path.join(root, 'dist/rehearsal-smoke.md')
  const { code, output } = await step('Killing an instance of the packed server', () =>
    run(bin('tsx'), ['scripts/rehearse/rehearse.ts', '--smoke', '--report', report]),
  )
  if (code !== 0) console.log(output)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
