import { generateKeyPairSync } from 'node:crypto'
import { ed25519Pair } from '../testing/signing-keys'
import { isSigned, readSigningKey, readVerificationKeys, signManifest } from './release-signature'

const [current, previous, foreign] = [ed25519Pair(), ed25519Pair(), ed25519Pair()]
const keys = readVerificationKeys(`${current.publicKey}\n${previous.publicKey}`) ?? []

const manifest = { name: 'learning', version: '1.0.0', files: [{ path: 'a.js', integrity: 'x', size: 1 }] }

test.each([
  ['accepts', 'the current key', current, true],
  ['accepts', 'the previous key during a rotation', previous, true],
  ['rejects', 'a foreign key', foreign, false],
])('%s a manifest signed with %s', (_, __, { privateKey }, accepted) => {
  expect(isSigned(manifest, signManifest(manifest, readSigningKey(privateKey)), keys)).toBe(accepted)
})

test('the order of keys in a manifest does not change its signature', () => {
  const { name, version, files } = manifest
  const reordered = {
    files: files.map(({ size, path, integrity }) => ({ size, path, integrity })),
    version,
    name,
  }
  expect(isSigned(reordered, signManifest(manifest, readSigningKey(current.privateKey)), keys)).toBe(true)
})

test.each([
  ['version', { ...manifest, version: '1.0.1' }],
  ['name', { ...manifest, name: 'trainers' }],
  ['file hash', { ...manifest, files: [{ path: 'a.js', integrity: 'y', size: 1 }] }],
  ['additional property', { ...manifest, pages: {} }],
])('a signature does not cover a manifest with another %s', (_, changed) => {
  expect(isSigned(changed, signManifest(manifest, readSigningKey(current.privateKey)), keys)).toBe(false)
})

test.each([undefined, '', 'not base64 ⚡', 'AAAA'])(
  'the signature %j is rejected without an exception',
  (signature) => {
    expect(isSigned(manifest, signature, keys)).toBe(false)
  },
)

test('only Ed25519 keys are accepted, and an error never contains the key', () => {
  const ec = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  expect(readVerificationKeys(ec.publicKey)).toBeNull()
  expect(readVerificationKeys(`${current.publicKey}${ec.publicKey}`)).toBeNull()
  expect(readVerificationKeys('')).toBeNull()
  expect(readVerificationKeys(`${current.publicKey} and more`)).toBeNull()
  expect(() => readSigningKey(ec.privateKey)).toThrow('not an Ed25519 private key in PEM')
  expect(() => readSigningKey('secret')).toThrow('not an Ed25519 private key in PEM')
})
