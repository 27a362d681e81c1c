import { versionProblem } from './kernel-face'

const report = (version: string, entry: string, more = '', calls = 'getMe GET /user/me') =>
  `# The public face of shared\n\nKernel ${version}. Text.\n\n## react-i18next\n\n\`\`\`ts\n// libraries/react-i18next.d.ts\nexport { useTranslation } from '../x';\n\`\`\`\n\n## @mowka/kernel/ui\n\n\`\`\`ts\n// ui/button.d.ts\nexport declare const Button: number;\nexport declare const inner: number;\n${more}\n\n// ui/index.d.ts\n${entry}\n\`\`\`\n\n## Calls\n\n${calls}\n`
const before = report('1.4.2', "export { Button, type Look, media as at } from './button';")

test('versionProblem requires no new version for an unchanged kernel or changed calls, which remotes bundle', () => {
  expect(versionProblem(before, before)).toBeNull()
  expect(
    versionProblem(
      before,
      report('1.4.2', "export { Button, type Look, media as at } from './button';", '', 'getMe GET /me'),
    ),
  ).toBeNull()
})

test('versionProblem requires no new version for declarations that moved to another internal file', () => {
  const moved = report(
    '1.4.2',
    "export { media as at } from './media';\nexport { Button, type Look } from './controls';",
  ).replace('// ui/button.d.ts', '// ui/controls.d.ts')
  expect(versionProblem(before, moved)).toBeNull()
})

test.each(['1.4.2', '1.4.3', '1.3.0'])('versionProblem requires more than %s for a new name', (version) => {
  const after = report(version, "export { Button, type Look, media as at, Card } from './button';")
  expect(versionProblem(before, after)).toContain('from 1.4.2 to 1.5.0')
})

test('versionProblem requires a new minor version for a changed declaration', () => {
  const entry = "export { Button, type Look, media as at } from './button';"
  expect(versionProblem(before, report('1.4.2', entry, 'export type Look = 1;'))).toContain('to 1.5.0')
  expect(versionProblem(before, report('1.5.0', entry, 'export type Look = 1;'))).toBeNull()
  expect(versionProblem(before, report('2.0.0', entry, 'export type Look = 1;'))).toBeNull()
})

test.each([
  ["export { type Look, media as at } from './button';", '@mowka/kernel/ui Button'],
  ["export { Button, type Look } from './button';", '@mowka/kernel/ui at'],
  ["export { Button, type Look, media } from './button';", '@mowka/kernel/ui at'],
])('versionProblem requires a new major version for a removed name (%s)', (entry, lost) => {
  expect(versionProblem(before, report('1.5.0', entry))).toContain(
    `lost ${lost}: raise its version from 1.4.2 to 2.0.0`,
  )
  expect(versionProblem(before, report('2.0.0', entry))).toBeNull()
})

test('versionProblem requires no new major version for a removed type', () => {
  expect(
    versionProblem(before, report('1.5.0', "export { Button, media as at } from './button';")),
  ).toBeNull()
})
