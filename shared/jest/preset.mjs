/**
 * The only Jest preset: `preset('node')` for the server, tools and rules, `preset('jsdom')` for rendering.
 * @swc/jest compiles our TypeScript and the packages that ship ES modules only.
 */
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const shared = path.resolve(import.meta.dirname, '..')

/** Packages that ship ES modules only, so Jest has to compile them. */
const esmOnly = [
  'i18next',
  'react-i18next',
  'jose',
  'uuid',
  '@tabler',
  'oidc-provider',
  'nanoid',
  'quick-lru',
  'eta',
  'sanitize-html',
  'htmlparser2',
  'drizzle-orm',
  'axios',
  'diff',
  'content-disposition',
  'cookie',
  'pg-boss',
  'rrule-temporal',
  'serialize-error',
  'non-error',
  'quill',
  'lodash-es',
  'parchment',
  'valibot',
  '@module-federation/webpack-bundler-runtime',
]

const swc = ({ jsx = false, lazy = false } = {}) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', lazy },
  },
]

/** @param {'node' | 'jsdom'} environment */
export function preset(environment, overrides = {}) {
  return {
    testEnvironment: require.resolve(environment === 'jsdom' ? './dom-context.cjs' : './main-context.cjs'),
    // With the sources of shared, so that a change there finds the tests of its importers.
    roots: ['<rootDir>', shared],
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    // Ends a test that hangs. A busy machine is no reason to fail.
    testTimeout: 60_000,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    transform: {
      // Each icon is a module, so only the rendered ones are loaded.
      '/shared/kernel/ui/icons\\.ts$': swc({ lazy: true }),
      '\\.tsx$': swc({ jsx: true }),
      '\\.[cm]?[jt]s$': swc(),
    },
    transformIgnorePatterns: [
      `/node_modules/(?!\\.pnpm/)(?!(?:${esmOnly.join('|')})/)`,
      `/node_modules/\\.pnpm/(?!(?:${esmOnly.map((name) => name.replace('/', '\\+')).join('|')})[@+])`,
    ],
    moduleNameMapper: {
      '\\.(css|woff2)$': require.resolve('./empty-module.cjs'),
      '\\.svg$': require.resolve('./file-address.cjs'),
    },
    runtime: require.resolve('./runtime.cjs'),
    ...(environment === 'jsdom' ? { setupFilesAfterEnv: [require.resolve('./setup-dom.ts')] } : {}),
    ...overrides,
  }
}
