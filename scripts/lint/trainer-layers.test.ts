import { checkTrainerLayers, layerProblems } from './trainer-layers'

test('mf-trainers follows its layers', () => {
  expect(checkTrainerLayers()).toEqual([])
})

test('an import from a higher layer is refused, whether static, dynamic or type-only', () => {
  const sources = {
    'core/screen/a.tsx': "import { b } from '../../helps/notes/b'",
    'modes/writing/c.ts': 'const d = import(/* webpackChunkName: "d" */ \'../../places/lesson/d\')',
    'helps/notes/e.ts': "import type { F } from '../../places/lesson/f'",
  }
  expect(layerProblems(sources)).toEqual([
    expect.stringContaining('core/screen/a.tsx must not import helps/notes/b'),
    expect.stringContaining('modes/writing/c.ts must not import places/lesson/d'),
    expect.stringContaining('helps/notes/e.ts must not import places/lesson/f'),
  ])
})

test('an import from the same layer or a lower one is accepted', () => {
  const sources = {
    'places/lesson/a.ts': "import { b } from '../shared/b'\nimport { c } from '../../core/store/c'",
    'pages.ts': "const a = import('./places/lesson/a')",
  }
  expect(layerProblems(sources)).toEqual([])
})

test('a mode that imports another mode is refused', () => {
  const sources = { 'modes/writing/a.ts': "import { b } from '../listening/b'" }
  expect(layerProblems(sources)).toEqual([expect.stringContaining('modes are independent')])
})

test('a cycle between folders is refused', () => {
  const sources = {
    'core/a/a.ts': "import type { B } from '../b/b'",
    'core/b/b.ts': "import { c } from './inner/c'",
    'core/b/inner/c.ts': "import { a } from '../../a/a'",
  }
  expect(layerProblems(sources)).toEqual([expect.stringContaining('core/a → core/b → core/b/inner → core/a')])
})

test('tests may import from any layer', () => {
  const sources = { 'core/store/a.test.ts': "import { b } from '../../modes/writing/b'" }
  expect(layerProblems(sources)).toEqual([])
})

test('a folder outside the layers is refused', () => {
  expect(layerProblems({ 'utils/a.ts': '' })).toEqual([
    expect.stringContaining('belongs in one of the layers'),
  ])
})
