import fs from 'node:fs'
import path from 'node:path'
import { root } from '../packages'
import {
  apiReport,
  content,
  importRules,
  lint,
  regularExpressions,
  styleRules,
  types,
  wording,
} from '../testing/checks'
import type { Count } from '../testing/count'
import { jest, withTests } from '../testing/jest'
import { baseCommit, changedFiles } from './changed-files'
import { scopeOf } from './scope'

/**
 * Checks the branch's changes: lint of changed files, all types, and the tests of all importers. The API tests run
 * on the embedded database; journeys only run with the full `npm test`. `since` names another commit to compare with.
 */
export async function checkChanged(since?: string): Promise<Count[]> {
  const base = baseCommit(since)
  const files = changedFiles(base)
  const scope = scopeOf(files, withTests, (file) => fs.existsSync(path.join(root, file)))
  console.log(`${files.length} files changed since ${base.slice(0, 9)}`)

  const counts: Count[] = []
  if (scope.lint === 'all') counts.push(await lint())
  else if (scope.lint.length > 0) counts.push(await lint(scope.lint))
  if (scope.types)
    counts.push(
      await importRules(),
      await styleRules(),
      await wording(),
      await regularExpressions(),
      await types(),
    )
  if (scope.apiReport) counts.push(await apiReport())
  if (scope.content) counts.push(await content())

  // The server's tests need memory of their own for each database.
  const partly = withTests.filter((folder) => !scope.whole.includes(folder))
  for (const isMine of [(folder: string) => folder !== 'server', (folder: string) => folder === 'server']) {
    const whole = scope.whole.filter(isMine)
    const some = partly.filter(isMine)
    if (scope.related.length > 0 && some.length > 0) {
      const title = `Related tests in ${some.includes('server') ? 'server' : 'all packages'}`
      counts.push(await jest(title, { folders: some, related: scope.related }))
    }
    if (whole.length > 0) counts.push(await jest(`Tests of ${whole.join(', ')}`, { folders: whole }))
  }
  return counts
}
