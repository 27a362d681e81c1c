import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import { checkRelease, type LiveReleases, routesWithoutPage } from './release-gate'

const remote = (change: Partial<ReleaseManifest> = {}): ReleaseManifest => ({
  name: 'learning',
  version: '1.1.0',
  entry: 'remoteEntry.js',
  files: [],
  kernelRange: '^1.0.0',
  pages: { courses: [] },
  widgets: { NoAccess: [] },
  texts: {},
  needs: {},
  shared: [{ name: 'react', version: '^19.0.0' }],
  ...change,
})
const shell = (change: Partial<NonNullable<ReleaseManifest['shell']>> = {}): ReleaseManifest => ({
  ...remote({ name: 'shell', pages: {}, widgets: {}, shared: [{ name: 'react', version: '19.3.1' }] }),
  shell: {
    kernelVersion: '1.0.0',
    routes: [{ name: 'courses', path: '/course', remote: 'learning', page: 'courses' }],
    scripts: [],
    styles: [],
    ...change,
  },
})
const live: LiveReleases = { shell: shell(), remotes: { learning: remote({ version: '1.0.0' }) } }
const codes = (next: ReleaseManifest, at = live) => checkRelease(next, at).map((each) => each.code)

test('accepts a compatible remote', () => {
  expect(checkRelease(remote(), live)).toEqual([])
})

test.each([
  ['a kernel of another major version', remote({ kernelRange: '^2.0.0' }), ['KERNEL_MISMATCH']],
  [
    'a kernel module that the shell lacks',
    remote({ shared: [{ name: '@mowka/kernel/ui/dates', version: '^1.0.0' }] }),
    ['KERNEL_MODULE_MISSING'],
  ],
  [
    'a library of the kernel that is too old there',
    remote({ shared: [{ name: 'react', version: '^20.0.0' }] }),
    ['KERNEL_MODULE_MISMATCH'],
  ],
  ['a copy of what must exist once', remote({ ownCopies: ['mobx'] }), ['SINGLETON_COPY']],
  ['a page that a live route shows', remote({ pages: {} }), ['PAGE_MISSING']],
  ['a widget that others may borrow', remote({ widgets: {} }), ['WIDGET_MISSING']],
])('refuses a remote for %s', (_, next, expected) => {
  expect(codes(next)).toEqual(expected)
})

test('refuses a remote before the first shell', () => {
  expect(codes(remote(), { shell: null, remotes: {} })).toEqual(['NO_SHELL'])
})

test('accepts a missing page that was never live: its route shows the not-found page', () => {
  expect(codes(remote({ pages: {} }), { ...live, remotes: {} })).toEqual([])
})

test('refuses a shell if a live remote does not run on its kernel', () => {
  expect(codes(shell({ kernelVersion: '2.0.0' }))).toEqual(['KERNEL_MISMATCH'])
  expect(codes({ ...shell(), shared: [] })).toEqual(['KERNEL_MODULE_MISSING'])
  expect(codes(shell({ kernelVersion: '1.4.0' }))).toEqual([])
})

test('refuses a shell if a running canary does not run on its kernel', () => {
  const canary = remote({ version: '1.2.0', kernelRange: '^1.3.0' })
  expect(codes(shell({ kernelVersion: '1.4.0' }), { ...live, canaries: [canary] })).toEqual([])
  expect(codes(shell({ kernelVersion: '1.2.0' }), { ...live, canaries: [canary] })).toEqual([
    'KERNEL_MISMATCH',
  ])
})

test('reports routes to missing pages without refusing the release', () => {
  const next = shell({
    routes: [
      { name: 'courses', path: '/course', remote: 'learning', page: 'courses' },
      { name: 'plans', path: '/plans', remote: 'commerce', page: 'plans' },
    ],
  })
  expect(codes(next)).toEqual([])
  expect(routesWithoutPage(next, live)).toEqual(['Routes lead to pages that commerce lacks: plans'])
  expect(routesWithoutPage(remote(), live)).toEqual([])
})
