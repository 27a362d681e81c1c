import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { ReleaseManifest } from '@mowka/shared/contract/schemas/platform'
import { manifestOf } from '../../testing/releases'
import { checkFiles } from './release-files'

const script = Buffer.from('a script that repeats, repeats, repeats')

/** A release of one script and the file that is said to hold it packed. */
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

test('a file may come packed as well', async () => {
  await expect(checkFiles(...released(brotliCompressSync(script)))).resolves.toBeUndefined()
})

test.each([
  ['holds something else', brotliCompressSync('another script')],
  ['holds more', brotliCompressSync(Buffer.concat([script, Buffer.alloc(10_000_000)]))],
  ['is not packed', script],
])('a packed file that %s is refused', async (_, packed) => {
  await expect(checkFiles(...released(packed))).rejects.toMatchObject({ code: 'FILE_MISMATCH' })
})

test('a packed file without the one that it holds is refused', async () => {
  const packed = brotliCompressSync(script)
  await expect(checkFiles(...released(packed, 'other.1.js.br'))).rejects.toMatchObject({
    code: 'FILE_MISMATCH',
  })
})
