import fs from 'node:fs'
import path from 'node:path'
import type { LangCode } from '@mowka/domain/languages/codes'
import { langToPath } from '@mowka/domain/languages/languages'
import { type FingerprintTable, STARTS } from './fingerprints'

/** Length of the key in bytes, a SHA-256. It is at the start of the file, followed by both parts of the table. */
const KEY_LENGTH = 32

const HEAD_LENGTH = KEY_LENGTH + STARTS * Uint32Array.BYTES_PER_ELEMENT

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

/** Reads a language's table without copying it; throws for a missing or incomplete file. */
export function readFingerprints(folder: string, lang: LangCode): FingerprintTable {
  const file = fs.readFileSync(listFile(folder, lang))
  if (file.length <= HEAD_LENGTH) throw new Error('The word list is not whole')
  const starts = new Uint32Array(file.buffer, file.byteOffset + KEY_LENGTH, STARTS)
  const lower = new Uint16Array(file.buffer, file.byteOffset + HEAD_LENGTH, starts.at(-1))
  return { starts, lower }
}

/** Writes a list atomically, so that concurrent readers and writers see a complete one or none. */
export function writeFingerprints(
  folder: string,
  lang: LangCode,
  key: Buffer,
  { starts, lower }: FingerprintTable,
): void {
  fs.mkdirSync(folder, { recursive: true })
  const file = listFile(folder, lang)
  const unfinished = `${file}.${process.pid}`
  const parts = [starts, lower].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))
  fs.writeFileSync(unfinished, Buffer.concat([key, ...parts]))
  fs.renameSync(unfinished, file)
}
