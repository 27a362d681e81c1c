import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of a device's subscription in unpadded base64url. */
export type DeviceKeys = { p256dh: string; auth: string }

const CURVE = 'prime256v1'

/** Record size in the header; the message is one record, which is smaller. */
const RECORD_SIZE = 4096

/** Marks the end of the last record (RFC 8188 §2). */
const LAST_RECORD = Buffer.from([2])

const hkdf = (key: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Creates a key pair for one message. */
function newKeys(): ECDH {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  return keys
}

/** Whether a text is a public key on the curve. */
export function isPublicKey(key: string): boolean {
  try {
    newKeys().computeSecret(key, 'base64url')
    return true
  } catch {
    return false
  }
}

/** Returns the public key of a private key, both in unpadded base64url; null if it isn't one. */
export function publicKeyOf(privateKey: string): string | null {
  if (!/^[\w-]{43}$/.test(privateKey)) return null
  try {
    const keys = createECDH(CURVE)
    keys.setPrivateKey(privateKey, 'base64url')
    return keys.getPublicKey('base64url')
  } catch {
    return null
  }
}

/**
 * Encrypts a message for a device (RFC 8291: one record of the content encoding `aes128gcm`). Tests pass `sender` and
 * `salt`; both have to be new for each message.
 */
export function encryptMessage(
  message: string,
  { p256dh, auth }: DeviceKeys,
  { sender = newKeys(), salt = randomBytes(16) }: { sender?: ECDH; salt?: Uint8Array } = {},
): Buffer {
  const device = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, sender.getPublicKey()])
  const key = hkdf(sender.computeSecret(device), Buffer.from(auth, 'base64url'), info, 32)
  const contentKey = hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(key, salt, 'Content-Encoding: nonce\0', 12)

  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const recordSize = Buffer.alloc(4)
  recordSize.writeUInt32BE(RECORD_SIZE)
  const keyId = sender.getPublicKey()
  return Buffer.concat([
    salt,
    recordSize,
    Buffer.from([keyId.length]),
    keyId,
    cipher.update(message, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
