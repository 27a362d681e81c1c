import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readVerificationKeys } from '@mowka/server/release-signature'
import { root } from '../packages'
import { command, PlainError } from '../steps'
import { verifyArtifact } from './checksums'

/**
 * `pnpm verify:server [folder] [--key <public keys in PEM>]`: compares a packed server with its checksums and, with a
 * key, verifies their signature. Fails with a list of the differences.
 */
command(async () => {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true })
  const folder = path.resolve(positionals[0] ?? path.join(root, 'dist/mowka-server'))
  const keys = values.key === undefined ? null : readVerificationKeys(fs.readFileSync(values.key, 'utf8'))
  if (values.key !== undefined && keys === null) {
    throw new PlainError(`${values.key} contains no Ed25519 public keys in PEM`)
  }
  const problems = verifyArtifact(folder, keys)
  if (problems.length > 0) throw new PlainError(problems.join('\n'))
  console.log(keys ? 'All files are unchanged, and the signature is valid' : 'All files are unchanged')
})
