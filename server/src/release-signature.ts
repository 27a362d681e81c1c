import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** Name of the file with a packed build's signature, in base64. */
export const SIGNATURE_FILE = 'release.sig'

/** Serializes JSON with sorted keys and without whitespace, so that equal values have equal bytes. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`
}

/** Separates signatures of manifests from signatures of other content with the same key. */
const signedBytes = (manifest: unknown) => Buffer.from(`mowka release\n${canonicalJson(manifest)}`)

const isEd25519 = (key: KeyObject) => key.asymmetricKeyType === 'ed25519'

/** Reads an Ed25519 private key in PEM. Throws an error without the key's content. */
export function readSigningKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem)
    if (isEd25519(key)) return key
  } catch {
    // The library's message may quote the input.
  }
  throw new Error('not an Ed25519 private key in PEM')
}

const PUBLIC_KEY = /-----BEGIN PUBLIC KEY-----[^-]*-----END PUBLIC KEY-----/g

/** Reads one or more Ed25519 public keys in PEM; `null` for any other text. */
export function readVerificationKeys(pem: string): KeyObject[] | null {
  if (pem.replace(PUBLIC_KEY, '').trim() !== '') return null
  try {
    const keys = (pem.match(PUBLIC_KEY) ?? []).map((each) => createPublicKey(each))
    return keys.length > 0 && keys.every(isEd25519) ? keys : null
  } catch {
    return null
  }
}

/** Signs a manifest, and with it the hashes of all files of the release. Returns the signature in base64. */
export const signManifest = (manifest: unknown, key: KeyObject): string =>
  sign(null, signedBytes(manifest), key).toString('base64')

/** Whether one of the keys signed a manifest. */
export const isSigned = (
  manifest: unknown,
  signature: string | undefined,
  keys: readonly KeyObject[],
): boolean =>
  signature !== undefined &&
  keys.some((key) => verify(null, signedBytes(manifest), key, Buffer.from(signature, 'base64')))
