import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Files in which pnpm stores times and paths of the installation, which a running server doesn't need. */
const INSTALLATION_FILES = ['.modules.yaml', '.pnpm', '.pnpm-workspace-state-v1.json', '.package-lock.json']

/** Removes records of the installation from a packed `node_modules`. */
export function removeInstallationRecords(modules: string): void {
  for (const name of INSTALLATION_FILES) fs.rmSync(path.join(modules, name), { recursive: true, force: true })
}

/** Formats a hash as a UUID of version 8 (RFC 9562), for content-based identifiers. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type Bom = {
  serialNumber?: string
  metadata?: { timestamp?: string }
  components?: { 'bom-ref': string }[]
  dependencies?: { ref: string; dependsOn?: string[] }[]
}

/** Sorts by a key, by code point. */
const sortedBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

/**
 * Makes a bill of materials (CycloneDX) depend on its components only: sorted, without the time of its creation, and
 * with a serial number computed from its content.
 */
export function reproducibleBom(json: string): string {
  const bom: Bom = JSON.parse(json)
  const {
    serialNumber: _,
    metadata: { timestamp: __, ...metadata } = {},
    components,
    dependencies,
    ...rest
  } = bom
  const content = {
    ...rest,
    metadata,
    components: sortedBy(components ?? [], (each) => each['bom-ref']),
    dependencies: sortedBy(dependencies ?? [], ({ ref }) => ref).map(({ dependsOn, ...each }) => ({
      ...each,
      ...(dependsOn && { dependsOn: [...dependsOn].sort() }),
    })),
  }
  return `${JSON.stringify({ ...content, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}` }, null, 2)}\n`
}

type Licenses = Record<string, { name: string; paths?: string[] }[]>

/** Sorts a licence list, and removes the paths of this machine from it. */
export function reproducibleLicenses(json: string): string {
  const licenses: Licenses = JSON.parse(json)
  const portable = Object.fromEntries(
    sortedBy(Object.entries(licenses), ([license]) => license).map(([license, packages]) => [
      license,
      sortedBy(packages, ({ name }) => name).map(({ paths: _, ...each }) => each),
    ]),
  )
  return `${JSON.stringify(portable, null, 2)}\n`
}
