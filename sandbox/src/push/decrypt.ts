import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a device: base64url without padding. Only the browser of a real device has the private key. */
export interface DeviceKeys {
  /** Uncompressed point of P-256. */
  publicKey: string
  privateKey: string
  /** Authentication secret of 16 bytes. */
  auth: string
}

const CURVE = 'prime256v1'

export function createDeviceKeys(): DeviceKeys {
  const ecdh = createECDH(CURVE)
  const publicKey = ecdh.generateKeys('base64url')
  return {
    publicKey,
    privateKey: ecdh.getPrivateKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

const hkdf = (key: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

const SALT_LENGTH = 16
const TAG_LENGTH = 16

/** Length of the sender's public key, which is the key id of the content encoding. */
const KEY_LENGTH = 65

/** Marks the end of the last record (RFC 8188 §2). */
const LAST_RECORD = 2

/**
 * Decrypts a push message like a browser does (RFC 8291, one record of the encoding `aes128gcm` of RFC 8188).
 *
 * @throws if the message is malformed or meant for another device.
 */
export function decryptMessage(message: Buffer, keys: DeviceKeys): string {
  const salt = message.subarray(0, SALT_LENGTH)
  const keyLength = message.readUInt8(SALT_LENGTH + 4)
  const start = SALT_LENGTH + 5 + keyLength
  const recordSize = message.readUInt32BE(SALT_LENGTH)
  if (keyLength !== KEY_LENGTH) throw new Error(`The key id has ${keyLength} bytes, not ${KEY_LENGTH}.`)
  if (message.length - start > recordSize) throw new Error('The message has more than one record.')
  const sender = message.subarray(start - keyLength, start)

  const device = createECDH(CURVE)
  device.setPrivateKey(keys.privateKey, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender])
  const key = hkdf(device.computeSecret(sender), Buffer.from(keys.auth, 'base64url'), info, 32)
  const contentKey = hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(key, salt, 'Content-Encoding: nonce\0', 12)

  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
  decipher.setAuthTag(message.subarray(-TAG_LENGTH))
  const record = Buffer.concat([decipher.update(message.subarray(start, -TAG_LENGTH)), decipher.final()])
  const end = record.findLastIndex((byte) => byte !== 0)
  if (record[end] !== LAST_RECORD) throw new Error('The record has no delimiter.')
  return record.subarray(0, end).toString('utf8')
}
