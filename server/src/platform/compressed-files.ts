import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const options = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, gzip: { level: 9 } }

/** So much memory compressed files may take, in bytes. The oldest give way. */
const KEPT = 64 * 1024 * 1024

type Encoding = keyof typeof pack

/** The best encoding that a browser takes, by its Accept-Encoding header. */
export const encodingFor = (accepted: string): Encoding | null =>
  (['br', 'gzip'] as const).find((each) =>
    new RegExp(`\\b${each}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(accepted),
  ) ?? null

/** Compresses each file once, outside the thread that answers. */
export class CompressedFiles {
  private readonly kept = new Map<string, Promise<Uint8Array>>()
  private readonly limit: number
  private size = 0

  constructor(limit = KEPT) {
    this.limit = limit
  }

  /** The compressed bytes. `key` names the content, which never changes. */
  get(key: string, encoding: Encoding, bytes: Uint8Array): Promise<Uint8Array> {
    const name = `${encoding} ${key}`
    const known = this.kept.get(name)
    if (known) return known
    const packing = encoding === 'br' ? pack.br(bytes, options.br) : pack.gzip(bytes, options.gzip)
    this.kept.set(name, packing)
    packing.then(
      (packed) => this.count(packed.length),
      () => this.kept.delete(name),
    )
    return packing
  }

  private async count(added: number): Promise<void> {
    this.size += added
    for (const [name, packing] of this.kept) {
      if (this.size <= this.limit) return
      this.kept.delete(name)
      this.size -= (await packing).length
    }
  }
}
