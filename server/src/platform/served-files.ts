import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Storage } from '../outside/storage'
import { packedName } from './release-files'

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const options = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, gzip: { level: 9 } }

/** How much memory files may take, in bytes. The oldest give way. */
const KEPT = 64 * 1024 * 1024

type Encoding = keyof typeof pack

const isAccepted = { br: /\bbr\b(?!;\s*q=0(\.0*)?\b)/, gzip: /\bgzip\b(?!;\s*q=0(\.0*)?\b)/ }

/** The best encoding that a browser accepts, by its Accept-Encoding header. */
export const encodingFor = (accepted: string): Encoding | null =>
  (['br', 'gzip'] as const).find((each) => isAccepted[each].test(accepted)) ?? null

const compress = (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> =>
  encoding === 'br' ? pack.br(bytes, options.br) : pack.gzip(bytes, options.gzip)

/**
 * Files of releases as they travel. Each is compressed once, outside the thread that answers, and one that comes from
 * afar is fetched once. What a key holds never changes, so nothing that is remembered can be out of date, however many
 * servers there are; that a file is not there is never remembered, as another server may get it at any moment.
 */
export class ServedFiles {
  private readonly kept = new Map<string, Promise<Uint8Array | null>>()
  private readonly storage: Storage
  private readonly limit: number
  private size = 0

  constructor(storage: Storage, limit = KEPT) {
    this.storage = storage
    this.limit = limit
  }

  /** The bytes of a key, compressed or as they are. Null for a key that is not there. */
  async get(key: string, encoding: Encoding | null): Promise<Uint8Array | null> {
    const { storage } = this
    if (storage.isDistant) return this.once(key, encoding, () => storage.get(key))
    // A look on the disk costs nothing, and shows at once that a file was taken away.
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
      // The build has taken its time where it could.
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
