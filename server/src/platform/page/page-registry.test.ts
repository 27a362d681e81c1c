import type { LoadableRelease, Registry } from '@mowka/contract/schemas/platform'
import { registryOfPage, registryText } from './page-registry'

const release = (version: string): LoadableRelease => ({
  version,
  entry: `entry.${version}.js`,
  integrity: { [`entry.${version}.js`]: `sha256-entry-${version}`, [`page.${version}.js`]: 'sha256-page' },
  pages: { courses: [`page.${version}.js`] },
  widgets: {},
  texts: {},
  needs: {},
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

test("a page has the hashes of its own remote's files, of the others only those of their entries", () => {
  const { learning, trainers } = registryOfPage(registry, 'learning')
  expect(learning).toEqual(registry.learning)
  expect(trainers?.live.integrity).toEqual({ 'entry.3.0.0.js': 'sha256-entry-3.0.0' })
  expect(trainers?.fallback?.integrity).toEqual({ 'entry.2.9.0.js': 'sha256-entry-2.9.0' })
  expect(trainers?.canary).toMatchObject({
    integrity: { 'entry.3.1.0.js': 'sha256-entry-3.1.0' },
    percent: 10,
  })
  expect(trainers?.live.pages).toEqual({ courses: ['page.3.0.0.js'] })
})

test("a page of the shell has only the entries' hashes, and each text is made once", () => {
  const text = registryText(registry, undefined)
  expect(text).not.toContain('sha256-page')
  expect(JSON.parse(registryText(registry, 'trainers')).trainers).toEqual(registry.trainers)
  expect(registryText(registry, undefined)).toBe(text)
})
