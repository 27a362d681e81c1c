import type { LoadableRelease, Registry } from '@mowka/contract/schemas/platform'
import { registryOfPage, registryText } from './page-registry'

const release = (version: string): LoadableRelease => ({
  version,
  entry: `entry.${version}.js`,
  integrity: { [`entry.${version}.js`]: `sha256-entry-${version}`, [`page.${version}.js`]: 'sha256-page' },
  pages: { courses: [`page.${version}.js`] },
  widgets: {},
  texts: { pl: [`texts.${version}.js`] },
  needs: { 'pages/courses': ['@mowka/kernel/ui/table'] },
})

const registry: Registry = {
  learning: { live: release('2.0.0'), fallback: release('1.0.0'), canary: null, salt: 's' },
  trainers: {
    live: release('3.0.0'),
    fallback: release('2.9.0'),
    canary: { ...release('3.1.0'), percent: 10 },
    salt: 't',
  },
}

test('a page has all files of its own remote, of the others only the entries', () => {
  const { learning, trainers } = registryOfPage(registry, 'learning')
  expect(learning).toEqual(registry.learning)
  const reduced = (version: string) => ({
    ...release(version),
    integrity: { [`entry.${version}.js`]: `sha256-entry-${version}` },
    pages: { courses: [] },
    texts: {},
    isPartial: true,
  })
  expect(trainers).toEqual({
    live: reduced('3.0.0'),
    fallback: reduced('2.9.0'),
    canary: { ...reduced('3.1.0'), percent: 10 },
    salt: 't',
  })
})

test("a page of the shell has only the remotes' entries, and each text is made once", () => {
  const text = registryText(registry)
  expect(text).not.toContain('sha256-page')
  expect(JSON.parse(registryText(registry, 'trainers')).trainers).toEqual(registry.trainers)
  expect(registryText(registry)).toBe(text)
})
