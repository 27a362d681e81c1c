import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type S3StandIn, startS3 } from '../../testing/s3-stand-in'
import { s3Storage } from './s3-storage'
import { diskStorage, type Storage } from './storage'

type Kind = { name: string; start: () => Promise<{ storage: Storage; close: () => Promise<void> }> }

const onDisk: Kind = {
  name: 'disk',
  async start() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-storage-'))
    return {
      storage: diskStorage(folder),
      close: async () => fs.rmSync(folder, { recursive: true, force: true }),
    }
  },
}
const inBucket = (virtualHost: boolean): Kind => ({
  name: virtualHost ? 'S3 by host' : 'S3 by path',
  async start() {
    const s3: S3StandIn = await startS3({ virtualHost })
    return { storage: s3Storage(s3.settings), close: s3.close }
  },
})

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (found: Uint8Array | null) => found && new TextDecoder().decode(found)

/** Tests that every kind of storage has to pass. */
describe.each([onDisk, inBucket(false), inBucket(true)])('$name', ({ start }) => {
  let storage: Storage
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, close } = await start())
  })
  afterAll(() => close())

  test('returns stored bytes unchanged', async () => {
    const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    await storage.put('remotes/a/all.js', all)
    expect(Buffer.from((await storage.get('remotes/a/all.js')) ?? []).equals(all)).toBe(true)
  })

  test('overwrites an existing file', async () => {
    await storage.put('remotes/over/x.js', bytes('one'))
    await storage.put('remotes/over/x.js', bytes('two'))
    expect(text(await storage.get('remotes/over/x.js'))).toBe('two')
  })

  test('distinguishes an empty file from a missing one', async () => {
    await storage.put('remotes/empty/x.css', bytes(''))
    expect(await storage.get('remotes/empty/x.css')).toHaveLength(0)
  })

  test('returns null for a missing file', async () => {
    expect(await storage.get('remotes/nobody/x.js')).toBeNull()
  })

  test('accepts any characters in a key', async () => {
    const key = "remotes/signs/zażółć +&'()%20.js"
    await storage.put(key, bytes('signs'))
    expect(text(await storage.get(key))).toBe('signs')
    expect(await storage.list('remotes/signs/')).toEqual([key])
  })

  test('lists all keys below a prefix and nothing else, across several pages', async () => {
    const keys = ['1', '2', '3', '4', '5', '6', 'deep/7'].map((each) => `remotes/many/${each}.js`)
    for (const key of [...keys, 'remotes/many-more/x.js']) await storage.put(key, bytes('x'))
    expect((await storage.list('remotes/many/')).sort()).toEqual(keys)
    expect(await storage.list('remotes/none/')).toEqual([])
    expect(await storage.list('')).toEqual(expect.arrayContaining(keys))
  })

  test('removes files, without an error for missing ones', async () => {
    await storage.put('remotes/gone/x.js', bytes('x'))
    await storage.remove('remotes/gone/x.js')
    await storage.remove('remotes/gone/x.js')
    expect(await storage.get('remotes/gone/x.js')).toBeNull()
    expect(await storage.list('remotes/gone/')).toEqual([])
  })

  test.each(['../x', 'a/../../x', '/x', 'a//x', './x', '', 'a\\..\\x'])(
    'refuses the key "%s", which could point elsewhere',
    async (key) => {
      await expect(storage.put(key, bytes('x'))).rejects.toThrow('Not a key')
      await expect(storage.get(key)).rejects.toThrow('Not a key')
      await expect(storage.remove(key)).rejects.toThrow('Not a key')
    },
  )
})
