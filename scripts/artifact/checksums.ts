import { createHash, type KeyObject, sign, verify } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Hashes of all files in an artifact, in the format of `sha256sum`, and their Ed25519 signature. */
export const CHECKSUMS = 'SHA256SUMS'
export const CHECKSUMS_SIGNATURE = 'SHA256SUMS.sig'

/** Returns the files and links in a folder by their POSIX paths, sorted by code point. */
function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => file !== CHECKSUMS && file !== CHECKSUMS_SIGNATURE)
    .sort((a, b) => (a < b ? -1 : 1))
}

const checksumOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex')

/** Returns one line per file with its SHA-256 hash. */
export const listChecksums = (folder: string): string =>
  filesBelow(folder)
    .map((file) => `${checksumOf(path.join(folder, file))}  ${file}\n`)
    .join('')

/** Writes the checksums of all files into the folder and, with a key, their signature. */
export function writeChecksums(folder: string, key: KeyObject | null): void {
  const checksums = listChecksums(folder)
  fs.writeFileSync(path.join(folder, CHECKSUMS), checksums)
  fs.rmSync(path.join(folder, CHECKSUMS_SIGNATURE), { force: true })
  if (key) fs.writeFileSync(path.join(folder, CHECKSUMS_SIGNATURE), sign(null, Buffer.from(checksums), key))
}

const parseChecksums = (checksums: string) =>
  new Map(
    checksums
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )

/** Returns one line per difference between two lists of checksums. */
export function compareChecksums(expected: string, actual: string): string[] {
  const before = parseChecksums(expected)
  const after = parseChecksums(actual)
  return [
    ...[...before.keys()].filter((file) => !after.has(file)).map((file) => `missing: ${file}`),
    ...[...after.keys()].filter((file) => !before.has(file)).map((file) => `additional: ${file}`),
    ...[...before].flatMap(([file, hash]) =>
      after.has(file) && after.get(file) !== hash ? [`different: ${file}`] : [],
    ),
  ]
}

/** Compares an artifact with its checksums and, with public keys, their signature. Returns one line per problem. */
export function verifyArtifact(folder: string, keys: readonly KeyObject[] | null): string[] {
  const checksumsFile = path.join(folder, CHECKSUMS)
  if (!fs.existsSync(checksumsFile)) return [`missing: ${CHECKSUMS}`]
  const checksums = fs.readFileSync(checksumsFile)
  const problems = compareChecksums(checksums.toString(), listChecksums(folder))
  if (keys === null) return problems
  const signatureFile = path.join(folder, CHECKSUMS_SIGNATURE)
  if (!fs.existsSync(signatureFile)) return [`missing: ${CHECKSUMS_SIGNATURE}`, ...problems]
  const signature = fs.readFileSync(signatureFile)
  const isSigned = keys.some((key) => verify(null, checksums, key, signature))
  return isSigned ? problems : ['the signature is not from a known key', ...problems]
}
