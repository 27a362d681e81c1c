import fs from 'node:fs'
import path from 'node:path'
import { PlainError } from '../steps'
import { type FailedTest, firstFailure, relatedTests } from '../testing/jest'
import { run } from '../testing/run'
import type { Planted } from './choose'
import { withFault } from './fault'
import { ringsOf } from './rings'

/** A run of tests that takes longer hangs. In milliseconds. */
const LONGEST = 20 * 60_000

/** Who noticed a fault, or that nobody did. */
export type Notice = { by: 'tests' | 'types' | 'lint' | 'nobody'; told: string }

/** Sources of which the migrated database that the tests of the server start from is made. */
const ofTemplate = /^server\/src\/(database\/|jobs\/|domain-jobs|testing\/|.*\/jobs\.ts)/

/** Asks types, lint and tests about faults in a copy of the repository. Throws when something fails without a fault. */
export class Watch {
  private readonly copy: string
  /** The related tests of a source. */
  private readonly related = new Map<string, string[]>()
  /** Test files that pass without a fault. */
  private readonly sound = new Set<string>()

  private readonly isNear: boolean

  /** `near`: only the tests of the package that a fault is in are asked. Quicker, and more is missed. */
  constructor(copy: string, { near = false } = {}) {
    this.copy = copy
    this.isNear = near
  }

  /** Fails when the types are wrong before any fault; what TypeScript learns, it keeps for the next runs. */
  async begin(): Promise<void> {
    const wrong = await this.typeError()
    if (wrong !== null) throw new PlainError(`The types are wrong without any fault:\n${wrong}`)
  }

  /** Plants a fault, asks types and lint, which are quick, then the related tests, the nearest first, and takes it back. */
  async notice({ file, fault }: Planted): Promise<Notice> {
    const place = path.join(this.copy, file)
    const source = fs.readFileSync(place, 'utf8')
    fs.writeFileSync(place, withFault(source, fault))
    let failed: FailedTest | null
    try {
      const type = await this.typeError()
      if (type !== null) return { by: 'types', told: type }
      const rule = await this.lintError(file)
      if (rule !== null) return { by: 'lint', told: rule }
      const isUsual = !ofTemplate.test(file)
      failed = await this.failedTest(place, file, isUsual)
    } finally {
      fs.writeFileSync(place, source)
    }
    if (failed === null) return { by: 'nobody', told: '' }
    await this.makeSure(failed.file)
    return { by: 'tests', told: failed.title }
  }

  /** A test that fails without the fault, too, has not noticed it. */
  private async makeSure(test: string): Promise<void> {
    if (this.sound.has(test)) return
    const failed = await this.run([test], true)
    if (failed) throw new PlainError(`Something fails without any fault: ${failed.title} (${test})`)
    this.sound.add(test)
  }

  private async failedTest(place: string, file: string, isUsual: boolean): Promise<FailedTest | null> {
    const tests = this.related.get(place) ?? (await relatedTests([place], this.copy))
    this.related.set(place, tests)
    const packageFolder = path.join(this.copy, file.split('/')[0] ?? '')
    const asked = this.isNear ? tests.filter((test) => test.startsWith(packageFolder + path.sep)) : tests
    for (const ring of ringsOf(asked, place, packageFolder)) {
      const failed = await this.run(ring, isUsual)
      if (failed) return failed
    }
    return null
  }

  /** `isUsual`: the database of the tests is made without the fault, so that it need not be made again. */
  private run(files: readonly string[], isUsual: boolean): Promise<FailedTest | null> {
    const env = isUsual ? { TEST_TEMPLATE_KEPT: path.join(this.copy, 'template.tar') } : {}
    return firstFailure(files, { cwd: this.copy, limit: LONGEST, env })
  }

  private async typeError(): Promise<string | null> {
    const cache = path.join(this.copy, 'types.tsbuildinfo')
    const { code, output } = await run(
      path.join(this.copy, 'node_modules/.bin/tsc'),
      ['-p', 'tsconfig.packages.json', '--incremental', '--tsBuildInfoFile', cache],
      { cwd: this.copy },
    )
    return code === 0 ? null : (output.split('\n')[0] ?? '')
  }

  private async lintError(file: string): Promise<string | null> {
    const { code, output } = await run(
      path.join(this.copy, 'node_modules/.bin/biome'),
      ['lint', '--reporter=github', '--diagnostic-level=error', file],
      { cwd: this.copy },
    )
    return code === 0 ? null : (output.split('\n')[0] ?? '')
  }
}
