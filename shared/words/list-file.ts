import fs from 'node:fs'
import path from 'node:path'
import type { LangCode } from '@mowka/domain/languages/codes'
import { langToPath } from '@mowka/domain/languages/languages'

/**
 * Length of the key in bytes, a SHA-256. It is at the start of the file, followed by fingerprints of 4 bytes in
 * ascending order.
 */
const KEY_LENGTH = 32

/** Path of a language's list. */
const listFile = (folder: string, lang: LangCode) => path.join(folder, `${langToPath(lang)}.words`)

/** Returns the key of the sources from which a language's list was made; null without a list. */
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

/** Reads the fingerprints of a language's words; throws for a missing or incomplete file. */
export function readFingerprints(folder: string, lang: LangCode): Uint32Array {
  const { buffer, byteOffset, byteLength } = fs.readFileSync(listFile(folder, lang))
  if (byteLength <= KEY_LENGTH) throw new Error('The word list is not whole')
  return new Uint32Array(buffer.slice(byteOffset + KEY_LENGTH, byteOffset + byteLength))
}

/** Writes a list atomically, so that concurrent readers and writers see a complete one or none. */
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
