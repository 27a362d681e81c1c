import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { dataDir } from '../packages'

const KEY_FILE = path.join(dataDir, 'push-key')

/**
 * Returns the local platform's private key for notifications, which the first start creates. Devices subscribe for it,
 * so it stays the same.
 */
export function readPushKey(): string {
  if (fs.existsSync(KEY_FILE)) return fs.readFileSync(KEY_FILE, 'utf8')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { d = '' } = privateKey.export({ format: 'jwk' })
  fs.mkdirSync(dataDir, { recursive: true })
  fs.writeFileSync(KEY_FILE, d, { mode: 0o600 })
  return d
}
