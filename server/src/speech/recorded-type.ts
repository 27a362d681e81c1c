/** The kinds of sound that browsers record, and what their files begin with. */
const recordedTypes = {
  'audio/webm': (bytes) => begins(bytes, [0x1a, 0x45, 0xdf, 0xa3]),
  'audio/ogg': (bytes) => begins(bytes, letters('OggS')),
  'audio/mp4': (bytes) => begins(bytes, letters('ftyp'), 4),
  'audio/wav': (bytes) => begins(bytes, letters('RIFF')) && begins(bytes, letters('WAVE'), 8),
  'audio/mpeg': (bytes) => begins(bytes, letters('ID3')) || isFrame(bytes),
} as const satisfies Record<string, (bytes: Uint8Array) => boolean>

export type RecordedType = keyof typeof recordedTypes

/** Other names of the same. */
const aliases: Readonly<Record<string, RecordedType>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/mp3': 'audio/mpeg',
}

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

const begins = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean =>
  sign.every((byte, index) => bytes[at + index] === byte)

/** The eleven set bits that a frame of MP3 begins with. */
const isFrame = ([first = 0, second = 0]: Uint8Array): boolean => first === 0xff && (second & 0xe0) === 0xe0

const isRecorded = (type: string): type is RecordedType => Object.hasOwn(recordedTypes, type)

/** The kind of a MIME type, whatever its codecs; null for one that no browser records. */
export function recordedTypeOf(mime: string): RecordedType | null {
  const name = mime.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return isRecorded(name) ? name : Object.hasOwn(aliases, name) ? (aliases[name] ?? null) : null
}

/** Whether bytes begin as files of a kind do. */
export const isOfType = (bytes: Uint8Array, type: RecordedType): boolean => recordedTypes[type](bytes)
