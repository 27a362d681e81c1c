import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSigningKey, readVerificationKeys } from '@mowka/server/release-signature'
import { ed25519Pair } from '@mowka/server/testing/signing-keys'
import {
  CHECKSUMS,
  CHECKSUMS_SIGNATURE,
  compareChecksums,
  listChecksums,
  verifyArtifact,
  writeChecksums,
} from './checksums'
import { removeInstallationRecords, reproducibleBom, reproducibleLicenses } from './reproducible'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-artifact-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}

const keys = ed25519Pair()
const privateKey = readSigningKey(keys.privateKey)
const publicKeys = readVerificationKeys(keys.publicKey)

describe('checksums of an artifact', () => {
  beforeEach(() => {
    write('dist/main.js', 'main')
    write('a.txt', 'a')
    writeChecksums(folder, privateKey)
  })

  test('list all files in a fixed order, in a format that sha256sum verifies', () => {
    expect(listChecksums(folder)).toMatch(/^[0-9a-f]{64} {2}a\.txt\n[0-9a-f]{64} {2}dist\/main\.js\n$/)
    expect(execFileSync('sha256sum', ['-c', CHECKSUMS], { cwd: folder }).toString()).toContain(
      'dist/main.js: OK',
    )
  })

  test('have a signature that OpenSSL verifies', () => {
    const key = path.join(folder, 'public.pem')
    fs.writeFileSync(key, keys.publicKey)
    const sums = path.join(folder, CHECKSUMS)
    const signature = path.join(folder, CHECKSUMS_SIGNATURE)
    const options = ['-verify', '-pubin', '-inkey', key, '-rawin', '-in', sums, '-sigfile', signature]
    expect(execFileSync('openssl', ['pkeyutl', ...options]).toString()).toContain('Verified Successfully')
  })

  test('match an unchanged artifact', () => {
    expect(verifyArtifact(folder, publicKeys)).toEqual([])
  })

  test.each([
    ['a changed file', () => write('dist/main.js', 'other'), ['different: dist/main.js']],
    ['an additional file', () => write('node_modules/x.js', 'x'), ['additional: node_modules/x.js']],
    ['a missing file', () => fs.rmSync(path.join(folder, 'a.txt')), ['missing: a.txt']],
    [
      'no signature',
      () => fs.rmSync(path.join(folder, CHECKSUMS_SIGNATURE)),
      [`missing: ${CHECKSUMS_SIGNATURE}`],
    ],
    ['no checksums', () => fs.rmSync(path.join(folder, CHECKSUMS)), [`missing: ${CHECKSUMS}`]],
    [
      'checksums updated without the key',
      () => {
        write('a.txt', 'b')
        fs.writeFileSync(path.join(folder, CHECKSUMS), listChecksums(folder))
      },
      ['the signature is not from a known key'],
    ],
  ])('reveal %s', (_, change, problems) => {
    change()
    expect(verifyArtifact(folder, publicKeys)).toEqual(problems)
  })

  test('are enough without a public key', () => {
    writeChecksums(folder, null)
    expect(verifyArtifact(folder, null)).toEqual([])
  })
})

test('a comparison lists missing, additional and different files', () => {
  const line = (hash: string, file: string) => `${hash.repeat(64)}  ${file}\n`
  expect(compareChecksums(line('a', 'x') + line('b', 'y'), line('c', 'y') + line('d', 'z'))).toEqual([
    'missing: x',
    'additional: z',
    'different: y',
  ])
})

test('a bill of materials depends on its components only, in any order', () => {
  const bom = (serialNumber: string, timestamp: string, ...names: string[]) =>
    JSON.stringify({
      bomFormat: 'CycloneDX',
      serialNumber,
      metadata: { timestamp, tools: {} },
      components: names.map((name) => ({ 'bom-ref': name })),
      dependencies: names.map((ref) => ({ ref, dependsOn: names })),
    })
  const first = reproducibleBom(bom('urn:uuid:1', '2026-11-27T10:00:00Z', 'zod', 'yaml'))
  expect(reproducibleBom(bom('urn:uuid:2', '2026-11-28T11:00:00Z', 'yaml', 'zod'))).toBe(first)
  expect(JSON.parse(first)).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { tools: {} },
    components: [{ 'bom-ref': 'yaml' }, { 'bom-ref': 'zod' }],
    dependencies: [
      { ref: 'yaml', dependsOn: ['yaml', 'zod'] },
      { ref: 'zod', dependsOn: ['yaml', 'zod'] },
    ],
    serialNumber: expect.stringMatching(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
  })
  const other = reproducibleBom(bom('urn:uuid:1', '2026-11-27T10:00:00Z', 'yaml'))
  expect(JSON.parse(other).serialNumber).not.toBe(JSON.parse(first).serialNumber)
})

test('a licence list is sorted and contains no paths of the machine', () => {
  const licenses = {
    MIT: [{ name: 'zod', paths: ['/home/me/zod'], license: 'MIT' }, { name: 'pg' }],
    ISC: [{ name: 'yaml' }],
  }
  expect(reproducibleLicenses(JSON.stringify(licenses)).replace(/\s/g, '')).toBe(
    '{"ISC":[{"name":"yaml"}],"MIT":[{"name":"pg"},{"name":"zod","license":"MIT"}]}',
  )
})

test('records of the installation are removed, libraries are not', () => {
  write('.modules.yaml', 'prunedAt: now')
  write('.pnpm/lock.yaml', '')
  write('zod/index.js', '')
  removeInstallationRecords(folder)
  expect(fs.readdirSync(folder)).toEqual(['zod'])
})
