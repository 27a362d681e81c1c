import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type S3StandIn, startS3 } from '../../testing/s3-stand-in'
import { diskStorage } from './disk-storage'
import { s3Storage } from './s3-storage'
import type { Storage } from './storage'

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

/** What every storage does, whatever it is. */
describe.each([onDisk, inBucket(false), inBucket(true)])('$name', ({ start }) => {
  let storage: Storage
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, close } = await start())
  })
  afterAll(() => close())

  test('gives back what was put, byte by byte', async () => {
    const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    await storage.put('remotes/a/all.js', all)
    expect(Buffer.from((await storage.get('remotes/a/all.js')) ?? []).equals(all)).toBe(true)
  })

  test('puts over what is there', async () => {
    await storage.put('remotes/over/x.js', bytes('one'))
    await storage.put('remotes/over/x.js', bytes('two'))
    expect(text(await storage.get('remotes/over/x.js'))).toBe('two')
  })

  test('keeps an empty file, which is not a missing one', async () => {
    await storage.put('remotes/empty/x.css', bytes(''))
    expect(await storage.get('remotes/empty/x.css')).toHaveLength(0)
  })

  test('returns null for what is not there', async () => {
    expect(await storage.get('remotes/nobody/x.js')).toBeNull()
  })

  test('takes any signs in a key', async () => {
    const key = "remotes/signs/zażółć +&'()%20.js"
    await storage.put(key, bytes('signs'))
    expect(text(await storage.get(key))).toBe('signs')
    expect(await storage.list('remotes/signs/')).toEqual([key])
  })

  test('lists what is below a prefix and nothing else, however much it is', async () => {
    const keys = ['1', '2', '3', '4', '5', '6', 'deep/7'].map((each) => `remotes/many/${each}.js`)
    for (const key of [...keys, 'remotes/many-more/x.js']) await storage.put(key, bytes('x'))
    expect((await storage.list('remotes/many/')).sort()).toEqual(keys)
    expect(await storage.list('remotes/none/')).toEqual([])
  })

  test('removes, also what is not there', async () => {
    await storage.put('remotes/gone/x.js', bytes('x'))
    await storage.remove('remotes/gone/x.js')
    await storage.remove('remotes/gone/x.js')
    expect(await storage.get('remotes/gone/x.js')).toBeNull()
    expect(await storage.list('remotes/gone/')).toEqual([])
  })

  test.each(['../x', 'a/../../x', '/x', 'a//x', './x', '', 'a\\..\\x'])(
    'refuses the key "%s", which could lead elsewhere',
    async (key) => {
      await expect(storage.put(key, bytes('x'))).rejects.toThrow('Not a key')
      await expect(storage.get(key)).rejects.toThrow('Not a key')
      await expect(storage.remove(key)).rejects.toThrow('Not a key')
    },
  )
})
