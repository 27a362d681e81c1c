/** Checks to run for a set of changed files. */
export type Scope = {
  /** Files for the linter, or everything because its rules changed. */
  lint: string[] | 'all'
  types: boolean
  apiReport: boolean
  content: boolean
  /** Sources whose importers are tested, in whichever package those are. */
  related: string[]
  /** Packages whose tests all run, because the change affects them without an import. */
  whole: string[]
}

const isSource = (file: string) => /\.(tsx?|mjs|cjs|json)$/.test(file)

/** Whether all tests use a file through the preset, without importing it. */
const isPreset = (file: string) => /^shared\/jest\/(?!.*\.test\.)/.test(file)

const isManifest = (file: string) => file.endsWith('/package.json')

const packageOf = (file: string, folders: readonly string[]) =>
  folders.find((folder) => file.startsWith(`${folder}/`))

/** Returns the package whose tests all have to run because of a file, or `null` if imports determine the tests. */
function wholePackage(file: string, withTests: readonly string[]): string | null {
  const folder = packageOf(file, withTests)
  if (!folder || file.endsWith('.md')) return null
  const name = file.slice(folder.length + 1)
  if (name === 'package.json' || name === 'jest.config.mjs') return folder
  // Referenced by the configuration, not imported by any test.
  if (/(^|\/)(global-setup|testing\/[a-z-]+-environment)\.ts$/.test(name)) return folder
  // Its tests run against the built program.
  if (folder === 'sandbox' && !file.endsWith('.test.ts')) return folder
  // Migrations, the library and templates are read from the disk.
  return isSource(file) ? null : folder
}

/**
 * Returns the checks for changed files (paths from the root, including deleted files).
 * `withTests` are the packages with tests, `exists` returns whether a file still exists.
 */
export function scopeOf(
  files: readonly string[],
  withTests: readonly string[],
  exists: (file: string) => boolean,
): Scope {
  const there = files.filter(exists)
  const touches = (...patterns: RegExp[]) => files.some((file) => patterns.some((each) => each.test(file)))
  const everything =
    files.some(isPreset) || (touches(/^pnpm-(lock|workspace)\.yaml$/) && !files.some(isManifest))
  const whole = everything
    ? withTests
    : [...new Set(files.flatMap((file) => wholePackage(file, withTests) ?? []))].sort()
  return {
    lint: touches(/^biome\.json$/) ? 'all' : there.filter((file) => !file.endsWith('.md')),
    types: touches(/\.(tsx?|json)$/, /^pnpm-(lock|workspace)\.yaml$/),
    apiReport: touches(/^shared\/(?!.*\.test\.tsx?$).*\.(tsx?|md)$/, /^scripts\/api-report\.ts$/),
    content: touches(/^content\/(?!.*\.md$)/, /^shared\/(contract|domain)\//),
    related: there.filter((file) => {
      // A package without tests, such as shared/testing, has importers with tests.
      const folder = packageOf(file, withTests) ?? (file.startsWith('shared/') ? 'shared' : undefined)
      return folder !== undefined && !whole.includes(folder) && isSource(file)
    }),
    whole: [...whole],
  }
}
