import { generateKeyPairSync } from 'node:crypto'

/** A new Ed25519 key pair in PEM. */
export const ed25519Pair = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
