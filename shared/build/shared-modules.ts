/**
 * The version of the kernel: the modules that the shell provides to remotes. `pnpm api-report` asks for a higher minor
 * part if the public interface changed, and for a higher major part if it lost something.
 */
export const KERNEL_VERSION = '4.14.0'

/**
 * The kernels that a remote built today runs on: this version and additions to it. During the transition to a new major
 * version it names both, e.g. `^1.4.0 || ^2.0.0` (docs/operations.md).
 */
export const KERNEL_RANGE = `^${KERNEL_VERSION}`

/** A module that exists once per page: the shell provides it, and remotes import it from there. */
export type SharedModule = {
  /** The specifier in imports. With a slash at the end, all subpaths are shared. */
  request: string
  /** The versions that a remote accepts. */
  range: string
  /** In the shell's first scripts, or loaded when a page imports it. */
  provided: 'at start' | 'on demand'
  /** Why there must be only one instance. */
  why: string
  /** Libraries that are part of it, which no remote may bundle either. */
  holds?: readonly string[]
  /** The shell provides only the exports in `shared/kernel/libraries/<request>.ts`, not the whole package (ADR 6). */
  inParts?: boolean
}

const own = (
  name: string,
  why: string,
  { provided = 'at start', holds = [] }: Partial<Pick<SharedModule, 'provided' | 'holds'>> = {},
): SharedModule => ({
  request: `@mowka/kernel/${name}`,
  range: KERNEL_RANGE,
  provided,
  why,
  holds,
})

/**
 * The kernel: all modules with identity or state. This list drives the configuration of the shell and of every
 * remote, and the checks of builds and releases.
 */
export const sharedModules: readonly SharedModule[] = [
  { request: 'react', range: '^19.3.0', provided: 'at start', why: 'hooks belong to one renderer' },
  { request: 'react/', range: '^19.3.0', provided: 'at start', why: 'its JSX runtime belongs to it' },
  {
    request: 'react-dom',
    range: '^19.3.0',
    provided: 'at start',
    why: 'portals and events belong to one root',
  },
  { request: 'react-dom/', range: '^19.3.0', provided: 'at start', why: 'the client entry belongs to it' },
  {
    request: 'react-router-dom',
    range: '^7.18.0',
    provided: 'at start',
    why: 'the router is a context',
    holds: ['react-router'],
    inParts: true,
  },
  {
    request: 'mobx',
    range: '^7.1.0',
    provided: 'at start',
    why: 'observers only see their own MobX',
    inParts: true,
  },
  {
    request: 'mobx-react-lite',
    range: '^5.1.0',
    provided: 'at start',
    why: 'it binds that MobX to that React',
  },
  { request: 'swr', range: '^2.5.0', provided: 'at start', why: 'the cache of answers is one' },
  {
    request: 'swr/infinite',
    range: '^2.5.0',
    provided: 'on demand',
    why: 'it keeps endless lists in that cache',
  },
  { request: 'i18next', range: '^27.1.0', provided: 'at start', why: 'the language is one' },
  {
    request: 'react-i18next',
    range: '^18.0.0',
    provided: 'at start',
    why: 'it binds that i18next to that React',
    inParts: true,
  },
  {
    request: 'valibot',
    range: '^1.5.0',
    provided: 'at start',
    why: 'stored values are validated everywhere, and one copy is enough',
    inParts: true,
  },
  {
    request: 'styled-components',
    range: '^6.6.0',
    provided: 'at start',
    why: 'one style sheet with one nonce',
  },
  own('session', 'who is signed in'),
  own('platform', 'what the shell does for remotes'),
  own('ui', 'the theme is a context', { holds: ['@mantine/core', '@mantine/hooks'] }),
  own('platform/study', 'one recording plays at a time, and one time of learning runs', {
    provided: 'on demand',
  }),
  own('ui/controls', 'the library under them is not for the first page', { provided: 'on demand' }),
  own('ui/table', 'too heavy for the first page', { provided: 'on demand' }),
  own('ui/forms', 'the library with its own styles is not for the first page', { provided: 'on demand' }),
  own('ui/dates', 'the same, and the calendar that it brings', {
    provided: 'on demand',
    holds: ['@mantine/dates', 'dayjs'],
  }),
  own('ui/editor', 'what its library registers holds for the whole page', {
    provided: 'on demand',
    holds: ['quill', 'quill-delta', 'parchment'],
  }),
]

/** Stateless modules of `@mowka/kernel`, which each remote bundles. */
export const bundledFaces: readonly string[] = ['ui/icons', 'storage']
