import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import { manifestOf } from '../../../testing/releases'
import { checkFiles } from './files'

const script = Buffer.from('a script that repeats, repeats, repeats')

/** A release of one script and a file that claims to be its compressed form. */
function released(packed: Uint8Array, name = 'main.1.js.br'): [ReleaseManifest, Record<string, Uint8Array>] {
  const files = { 'main.1.js': script, [name]: packed }
  const manifest = manifestOf('learning', '1.0.0', { 'main.1.js': script.toString() })
  manifest.files.push({
    path: name,
    integrity: `sha384-${createHash('sha384').update(packed).digest('base64')}`,
    size: packed.length,
  })
  return [manifest, files]
}

test('accepts a compressed copy of a file', async () => {
  await expect(checkFiles(...released(brotliCompressSync(script)))).resolves.toBeUndefined()
})

test.each([
  ['holds something else', brotliCompressSync('another script')],
  ['holds more', brotliCompressSync(Buffer.concat([script, Buffer.alloc(10_000_000)]))],
  ['is not packed', script],
])('refuses a compressed file that %s', async (_, packed) => {
  await expect(checkFiles(...released(packed))).rejects.toMatchObject({ code: 'FILE_MISMATCH' })
})

test('refuses a compressed file without its original', async () => {
  const packed = brotliCompressSync(script)
  await expect(checkFiles(...released(packed, 'other.1.js.br'))).rejects.toMatchObject({
    code: 'FILE_MISMATCH',
  })
})
