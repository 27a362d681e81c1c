import fs from 'node:fs'
import path from 'node:path'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { langToPath } from '@mowka/shared/domain/languages'

/** Bytes of the key, a SHA-256. It comes first in the file; fingerprints of 4 bytes in ascending order follow. */
const KEY_LENGTH = 32

/** Where the list of a language is. */
const listFile = (folder: string, lang: LangCode) => path.join(folder, `${langToPath(lang)}.words`)

/** What the list of a language was made from, or null where there is none. */
export function readKey(folder: string, lang: LangCode): Buffer | null {
  const file = listFile(folder, lang)
  if (!fs.existsSync(file)) return null
  const descriptor = fs.openSync(file, 'r')
  try {
    const key = Buffer.alloc(KEY_LENGTH)
    return fs.readSync(descriptor, key) === KEY_LENGTH ? key : null
  } finally {
    fs.closeSync(descriptor)
  }
}

/** The fingerprints of a language's words; throws where there is no list, or only a part of one. */
export function readFingerprints(folder: string, lang: LangCode): Uint32Array {
  const { buffer, byteOffset, byteLength } = fs.readFileSync(listFile(folder, lang))
  if (byteLength <= KEY_LENGTH) throw new Error('The word list is not whole')
  return new Uint32Array(buffer.slice(byteOffset + KEY_LENGTH, byteOffset + byteLength))
}

/** Keeps a list. Readers, and others who make the same list now, see the whole of one or none. */
export function writeFingerprints(folder: string, lang: LangCode, key: Buffer, sorted: Uint32Array): void {
  fs.mkdirSync(folder, { recursive: true })
  const file = listFile(folder, lang)
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(
    unfinished,
    Buffer.concat([key, Buffer.from(sorted.buffer, sorted.byteOffset, sorted.byteLength)]),
  )
  fs.renameSync(unfinished, file)
}
