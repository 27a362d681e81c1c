import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Storage } from '../../outside/storage'
import { packedName } from '../releases/files'

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const options = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, gzip: { level: 9 } }

/** Maximum size of the cache in bytes; the oldest files are evicted. */
const MAX_CACHE_SIZE = 64 * 1024 * 1024

type Encoding = keyof typeof pack

const isAccepted = { br: /\bbr\b(?!;\s*q=0(\.0*)?\b)/, gzip: /\bgzip\b(?!;\s*q=0(\.0*)?\b)/ }

/** Returns the best encoding that a browser accepts, by its Accept-Encoding header. */
export const encodingFor = (accepted: string): Encoding | null =>
  (['br', 'gzip'] as const).find((each) => isAccepted[each].test(accepted)) ?? null

const compress = (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> =>
  encoding === 'br' ? pack.br(bytes, options.br) : pack.gzip(bytes, options.gzip)

/**
 * A cache of compressed release files. Each is compressed once, in a worker thread, and fetched once from a remote
 * storage. Keys are immutable, so nothing cached can be stale, with any number of servers; missing files are never
 * cached, because another server may upload them at any moment.
 */
export class ServedFiles {
  private readonly kept = new Map<string, Promise<Uint8Array | null>>()
  private readonly storage: Storage
  private readonly limit: number
  private size = 0

  constructor(storage: Storage, limit = MAX_CACHE_SIZE) {
    this.storage = storage
    this.limit = limit
  }

  /** Returns the bytes of a key, compressed or not; null if missing. */
  async get(key: string, encoding: Encoding | null): Promise<Uint8Array | null> {
    const { storage } = this
    if (storage.isDistant) return this.once(key, encoding, () => storage.get(key))
    // Reading the disk is cheap and notices a deleted file immediately.
    const bytes = await storage.get(key)
    return bytes && encoding ? this.once(key, encoding, async () => bytes) : bytes
  }

  private once(
    key: string,
    encoding: Encoding | null,
    read: () => Promise<Uint8Array | null>,
  ): Promise<Uint8Array | null> {
    const name = `${encoding ?? 'plain'} ${key}`
    const known = this.kept.get(name)
    if (known) return known
    const making = read().then(async (bytes) => {
      if (!bytes || !encoding) return bytes
      // Prefers the copy that the build has compressed with the highest quality.
      const packed = encoding === 'br' ? await this.storage.get(packedName(key)) : null
      return packed ?? compress(bytes, encoding)
    })
    this.kept.set(name, making)
    const forget = () => {
      if (this.kept.get(name) === making) this.kept.delete(name)
    }
    making.then((bytes) => {
      if (bytes) void this.count(bytes.length)
      else forget()
    }, forget)
    return making
  }

  private async count(added: number): Promise<void> {
    this.size += added
    for (const [name, making] of this.kept) {
      if (this.size <= this.limit) return
      this.kept.delete(name)
      this.size -= (await making.catch(() => null))?.length ?? 0
    }
  }
}
