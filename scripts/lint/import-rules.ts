import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../packages'

/** Imports that the linter refuses, and imports that it allows. Package boundaries are checked in `package-graph.ts`. */
const forbidden: readonly [file: string, specifier: string][] = [
  ['server/src/x.ts', './course/store'],
  ['server/src/course/x.ts', '@mowka/content/load'],
  ['server/src/course/x.ts', '../user/tables'],
  ['server/src/course/x.ts', '../user/store'],
  ['server/src/course/x.ts', '../user/content'],
  ['server/src/x.ts', '../testing/library'],
  ['server/src/course/x.ts', '../../testing/library'],
  ['server/src/import/x.ts', '../../testing/library'],
  ['server/src/course/x.test.ts', '../user/store'],
  ['server/src/http/x.ts', '../user/store'],
  ['server/src/import/x.ts', '../user/store'],
  ['server/src/course/inner/x.ts', '../../user/store'],
  ['server/src/course/inner/x.ts', '@mowka/content/load'],
  ['server/src/course/inner/x.ts', '../../../testing/library'],
  ['server/src/course/inner/x.test.ts', '../../user/store'],
]
const allowed: readonly [file: string, specifier: string][] = [
  ['server/src/x.ts', '@mowka/contract/endpoints'],
  ['server/src/x.ts', './course/routes'],
  ['server/src/course/x.ts', './store'],
  ['server/src/course/x.ts', '../user/public'],
  ['server/src/course/x.ts', '../http/policy'],
  ['server/src/course/x.ts', '../services'],
  ['server/src/course/x.test.ts', '../user/tables'],
  ['server/src/x.test.ts', '../testing/library'],
  ['server/src/course/x.test.ts', '../../testing/library'],
  ['server/src/import/x.test.ts', '../../testing/library'],
  ['server/src/import/x.ts', '../user/content'],
  ['server/src/import/x.ts', '@mowka/content/load'],
  ['server/src/course/inner/x.ts', '../../user/public'],
  ['server/src/course/inner/x.ts', '../../http/policy'],
  ['server/src/course/inner/x.ts', '../../services'],
  ['server/src/course/inner/x.ts', '../other/store'],
  ['server/src/course/inner/x.ts', '../tables'],
  ['server/src/course/inner/x.test.ts', '../../user/tables'],
  ['server/src/course/inner/x.test.ts', '../../../testing/library'],
  ['server/testing/x.ts', '../src/user/store'],
]

/** Writes one file per import into a copy of the repository's folders and returns the files that the linter refuses. */
function refusedFiles(files: Record<string, string>): Set<string> {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-rules-'))
  try {
    fs.copyFileSync(path.join(root, 'biome.json'), path.join(house, 'biome.json'))
    for (const [file, source] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
      fs.writeFileSync(path.join(house, file), source)
    }
    const { stdout } = spawnSync(
      path.join(root, 'node_modules/.bin/biome'),
      [
        'lint',
        '--only=style/noRestrictedImports',
        '--vcs-enabled=false',
        '--max-diagnostics=none',
        '--reporter=github',
      ],
      { cwd: house, encoding: 'utf8' },
    )
    return new Set([...stdout.matchAll(/file=([^,]+)/g)].map((match) => path.relative(house, match[1] ?? '')))
  } finally {
    fs.rmSync(house, { recursive: true, force: true })
  }
}

/** Checks the import rules themselves, with imports that must be refused or allowed. Returns the wrong results. */
export function checkImportRules(): string[] {
  const cases = [
    ...forbidden.map(([file, specifier]) => ({ file, specifier, refuse: true })),
    ...allowed.map(([file, specifier]) => ({ file, specifier, refuse: false })),
  ].map((each, index) => ({ ...each, file: each.file.replace(/x(?=(\.test)?\.ts$)/, `x${index}`) }))
  const refused = refusedFiles(
    Object.fromEntries(cases.map(({ file, specifier }) => [file, `import { x } from '${specifier}'\nx()\n`])),
  )
  return cases
    .filter(({ file, refuse }) => refused.has(file) !== refuse)
    .map(
      ({ file, specifier, refuse }) =>
        `${file} ${refuse ? 'must not import' : 'must be able to import'} ${specifier}`,
    )
}
