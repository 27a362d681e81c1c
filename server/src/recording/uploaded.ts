import type { LangCode } from '@mowka/contract/schemas/common'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { Storage } from '../outside/storage'
import { keyOf } from './speak'
import { recordings } from './tables'

/** Bit rates in kbit/s by the index in a frame header: MPEG 1 layer III, and MPEG 2 and 2.5 layer III. */
const BITRATES = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
/** Sample rates of MPEG 1; MPEG 2 has half of them, MPEG 2.5 a quarter. */
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const

/** A file with fewer frames is no sentence; this many consecutive ones don't occur by chance. */
const LEAST_FRAMES = 3

/** Returns the length in bytes of the MP3 frame at an offset; 0 if there is none. */
function frameLength(bytes: Uint8Array, at: number): number {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return 0
  const version = (second >> 3) & 3
  const isLayer3 = ((second >> 1) & 3) === 1
  const rate = SAMPLE_RATES[(third >> 2) & 3]
  const bitrate = BITRATES[version === 3 ? 0 : 1][(third >> 4) - 1]
  if (version === 1 || !isLayer3 || rate === undefined || bitrate === undefined) return 0
  const samplesPerByte = version === 3 ? 144 : 72
  const divided = version === 3 ? 1 : version === 2 ? 2 : 4
  return Math.floor((samplesPerByte * bitrate * 1000) / (rate / divided)) + ((third >> 1) & 1)
}

/** Returns the offset of the audio after leading ID3v2 tags. */
function startOf(bytes: Uint8Array): number {
  let at = 0
  while (bytes[at] === 0x49 && bytes[at + 1] === 0x44 && bytes[at + 2] === 0x33) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10)
    // Four bytes with seven bits each.
    at += 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127)
  }
  // Some programs write zeros between tag and audio.
  while (at < bytes.length && bytes[at] === 0) at += 1
  return at
}

/**
 * Whether the content of a file is MP3 (A-EXFO-26): consecutive frames of layer III. Names and declared types prove
 * nothing.
 */
export function isMp3(bytes: Uint8Array): boolean {
  let at = startOf(bytes)
  for (let frames = 0; frames < LEAST_FRAMES; frames += 1) {
    const length = frameLength(bytes, at)
    if (length === 0 || at + length > bytes.length) return false
    at += length
  }
  return true
}

/** A recording of a text uploaded by an editor (A-ENT-05). */
export type UploadedFile = { text: string; lang: LangCode; name: string; content: Uint8Array }

/** Stores an uploaded file as a separate recording. Returns its id. */
export async function addUploadedRecording(
  db: Database,
  storage: Storage,
  now: Date,
  { text, lang, name, content }: UploadedFile,
): Promise<string> {
  const id = newId(now.getTime())
  const key = keyOf(id)
  // File first, so that a row never refers to a missing one.
  await storage.put(key, content)
  await db.insert(recordings).values({ id, text, lang, name, key, createdAt: now })
  return id
}
