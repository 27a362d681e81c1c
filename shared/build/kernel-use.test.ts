import { type BuiltModule, consumedModules, modulesInChunks, ownCopies, providedModules } from './kernel-use'
import { sharedModules } from './shared-modules'

const script = (nameForCondition: string, rest: Partial<BuiltModule> = {}): BuiltModule => ({
  moduleType: 'javascript/auto',
  name: nameForCondition,
  nameForCondition,
  chunks: ['one'],
  ...rest,
})
const copiesOf = (...files: string[]) =>
  ownCopies(
    files.map((file) => script(file)),
    sharedModules,
    '/house/shared/kernel',
  ).map((each) => each.name)

test("consumedModules returns the kernel modules in a remote's build, with subpaths and without common modules", () => {
  const modules = [
    ['consume-shared-module', 'consume shared module (default) react/jsx-runtime@^19.3.0 (strict) (strict)'],
    ['consume-shared-module', 'consume shared module (default) @mowka/kernel/ui/table@^1.0.0 (strict)'],
    ['consume-shared-module', 'consume shared module (default) mobx@^7.1.0 (strict)'],
    ['consume-shared-module', 'consume shared module (default) @mowka/web/api@1.0.7 (strict) (fallback: x)'],
    ['javascript/auto', 'consume shared module (default) swr@^2.5.0'],
  ].map(([moduleType = '', name = '']) => ({ moduleType, name, chunks: ['one'] }))
  expect(consumedModules(modules)).toEqual([
    { name: '@mowka/kernel/ui/table', version: '^1.0.0' },
    { name: 'mobx', version: '^7.1.0' },
    { name: 'react/jsx-runtime', version: '^19.3.0' },
  ])
})

test("providedModules returns the kernel modules in the shell's build with their versions", () => {
  const modules = [
    'provide shared module (default) @mowka/kernel/ui@1.0.0 = /house/shared/kernel/ui/index.ts',
    'provide shared module (default) @mowka/contract/routes@1.0.7 = /house/shared/contract/routes.ts',
    'provide shared module (default) react-dom/client@19.3.1 = /house/node_modules/.pnpm/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/client.js',
  ].map((name) => ({ moduleType: 'provide-module', name, chunks: ['one'] }))
  expect(providedModules(modules)).toEqual([
    { name: '@mowka/kernel/ui', version: '1.0.0' },
    { name: 'react-dom/client', version: '19.3.1' },
  ])
})

test('modulesInChunks includes nested modules and leaves out tree-shaken ones', () => {
  const inner = script('/house/mf-x/src/inner.ts', { chunks: [] })
  const outer = script('/house/mf-x/src/outer.ts', { modules: [inner] })
  const gone = script('/house/mf-x/src/gone.ts', { chunks: [] })
  expect(modulesInChunks([outer, gone])).toEqual([outer, inner])
})

test.each([
  ['/house/node_modules/.pnpm/mobx@7.1.3/node_modules/mobx/dist/mobx.mjs', 'mobx'],
  ['/house/node_modules/.pnpm/x@1_react@19/node_modules/react/index.js', 'react'],
  ['/house/node_modules/.pnpm/swr@2.5.1/node_modules/swr/dist/_internal/index.mjs', 'swr'],
  ['/house/node_modules/.pnpm/react-router@7.18.5/node_modules/react-router/dist/index.mjs', 'react-router'],
  ['/house/node_modules/.pnpm/@mantine+core@9/node_modules/@mantine/core/esm/index.mjs', '@mantine/core'],
  ['/house/shared/kernel/session/session-store.ts', '@mowka/kernel/session'],
  ['/house/shared/kernel/ui/theme/theme.ts', '@mowka/kernel/ui'],
])('ownCopies reports a remote that bundles %s as a copy of %s', (file, name) => {
  expect(copiesOf(file)).toEqual([name])
})

test('ownCopies reports no copy of stateless modules', () => {
  expect(
    copiesOf(
      '/house/mf-x/src/pages.ts',
      '/house/mf-x/src/session/session-store.ts',
      '/house/shared/contract/routes.ts',
      '/house/shared/web/api/use-api.ts',
      '/house/shared/kernel/ui/icons.ts',
      '/house/shared/kernel/storage/stored.ts',
      '/house/node_modules/.pnpm/mobx-utils@6/node_modules/mobx-utils/index.js',
      '/house/node_modules/.pnpm/@tabler+icons-react@3_react@19/node_modules/@tabler/icons-react/x.mjs',
    ),
  ).toEqual([])
})
