import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Storage } from '../../outside/storage'
import { encodingFor, ServedFiles } from './served-files'

/** In-memory storage that counts reads. */
function memory(isDistant: boolean) {
  const files = new Map<string, Uint8Array>()
  const read: string[] = []
  const storage: Storage = {
    isDistant,
    put: async (key, bytes) => void files.set(key, bytes),
    async get(key) {
      read.push(key)
      return files.get(key) ?? null
    },
    list: async () => [...files.keys()],
    remove: async (key) => void files.delete(key),
  }
  return { files, read, storage }
}
const text = 'a text that repeats, repeats, repeats'
const bytes = new TextEncoder().encode(text)

test.each([true, false])(
  'compresses files with an encoding that the browser accepts (remote storage: %s)',
  async (isDistant) => {
    const { files, storage } = memory(isDistant)
    files.set('a', bytes)
    const served = new ServedFiles(storage)
    expect(gunzipSync((await served.get('a', 'gzip')) ?? '').toString()).toBe(text)
    expect(brotliDecompressSync((await served.get('a', 'br')) ?? '').toString()).toBe(text)
    expect(await served.get('a', null)).toEqual(bytes)
  },
)

test.each([true, false])(
  'serves files compressed by the build unchanged (remote storage: %s)',
  async (isDistant) => {
    const { files, storage } = memory(isDistant)
    const packed = new TextEncoder().encode('packed')
    files.set('a', bytes).set('a.br', packed)
    const served = new ServedFiles(storage)
    expect(await served.get('a', 'br')).toEqual(packed)
    expect(gunzipSync((await served.get('a', 'gzip')) ?? '').toString()).toBe(text)
  },
)

test('fetches a file from a remote storage once, also for concurrent requests', async () => {
  const { files, read, storage } = memory(true)
  files.set('a', bytes)
  const served = new ServedFiles(storage)
  await Promise.all([served.get('a', 'br'), served.get('a', 'br'), served.get('a', 'br')])
  await served.get('a', 'br')
  expect(read).toEqual(['a', 'a.br'])
})

test.each([true, false])(
  'finds a file that another server uploads later (remote storage: %s)',
  async (isDistant) => {
    const { files, storage } = memory(isDistant)
    const served = new ServedFiles(storage)
    expect(await served.get('a', 'br')).toBeNull()
    files.set('a', bytes)
    expect(await served.get('a', 'br')).not.toBeNull()
  },
)

test('a file deleted from the disk is gone immediately', async () => {
  const { files, storage } = memory(false)
  files.set('a', bytes)
  const served = new ServedFiles(storage)
  await served.get('a', 'br')
  files.delete('a')
  expect(await served.get('a', 'br')).toBeNull()
})

test('does not cache a failure', async () => {
  const { files, storage } = memory(true)
  files.set('a', bytes)
  let isUp = false
  const served = new ServedFiles({
    ...storage,
    get: (key) => (isUp ? storage.get(key) : Promise.reject(new Error('down'))),
  })
  await expect(served.get('a', null)).rejects.toThrow('down')
  isUp = true
  expect(await served.get('a', null)).toEqual(bytes)
})

test('limits the size of the cache and evicts the oldest files', async () => {
  const { files, read, storage } = memory(true)
  for (const key of ['a', 'b', 'c']) files.set(key, bytes)
  const served = new ServedFiles(storage, bytes.length * 2)
  for (const key of ['a', 'b', 'c', 'c', 'a']) {
    await served.get(key, null)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(read).toEqual(['a', 'b', 'c', 'a'])
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', null],
  ['identity', null],
] as const)('for "%s" the best encoding is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
