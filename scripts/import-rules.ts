import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './packages'

/** Imports that a package must not have, and one that it may have. */
const forbidden: readonly [file: string, specifier: string][] = [
  ['mf-learning/src/x.ts', '@mowka/shell/src/App'],
  ['mf-learning/src/x.ts', '@mowka/mf-trainers/src/pages'],
  ['mf-learning/src/x.ts', '../../mf-trainers/src/pages'],
  ['mf-learning/src/x.ts', '@mowka/server/src/app'],
  ['mf-learning/src/x.ts', '@mantine/core'],
  ['mf-learning/src/x.ts', '@auth0/auth0-react'],
  ['mf-learning/src/x.ts', '@module-federation/enhanced/runtime'],
  ['mf-learning/src/x.ts', 'axios'],
  ['mf-learning/src/x.ts', 'zod'],
  ['shell/src/x.ts', '@mowka/mf-learning/src/pages'],
  ['shell/src/x.ts', '../../mf-learning/src/pages'],
  ['shell/src/x.ts', '@mowka/server/src/app'],
  ['shell/src/x.ts', '@mantine/core'],
  ['server/src/x.ts', 'react'],
  ['server/src/x.ts', '@mowka/shared/ui'],
  ['server/src/x.ts', '@mowka/shared/session'],
  ['server/src/x.ts', '@mowka/shared/trainer'],
  ['server/src/x.ts', '@mowka/shell/src/App'],
  ['server/src/x.ts', './course/store'],
  ['server/src/course/x.ts', 'react'],
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
  ['sandbox/src/x.ts', '@mowka/server/src/app'],
  ['sandbox/src/x.ts', '@mowka/shared/domain/roles'],
  ['e2e/x.ts', '@mowka/shared/contract/routes'],
  ['shared/domain/x.ts', '@mowka/shell/src/App'],
  ['shared/domain/x.ts', '@mowka/mf-learning/src/pages'],
  ['shared/api/x.ts', '../platform'],
  ['shared/trainer/x.ts', '../ui'],
]
const allowed: readonly [file: string, specifier: string][] = [
  ['mf-learning/src/x.ts', '@mowka/shared/ui'],
  ['server/src/x.ts', '@mowka/shared/contract/endpoints'],
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
  ['server/testing/x.ts', '../src/user/store'],
  ['shared/ui/x.ts', '@mantine/core'],
]

/** Writes one file an import into a copy of the repository's folders and returns which of them the linter refuses. */
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

/** Tries the import rules themselves: what must be refused is refused. Returns what went wrong. */
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
