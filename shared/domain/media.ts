/** Endings of file names that are pictures (A-MED-06). */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'svg', 'webp', 'avif', 'bmp', 'ico'] as const

/** Endings of all files that the media library takes. */
export const mediaExtensions = [...imageExtensions, 'pdf'] as const
export type MediaExtension = (typeof mediaExtensions)[number]

/** The largest file of the media library, in bytes (U19). */
export const LARGEST_MEDIA_FILE = 10 * 1024 * 1024

/** The longest name of a file or a folder, and the longest key, in characters. */
export const MEDIA_NAME_LENGTH = 100
export const MEDIA_KEY_LENGTH = 400

/** How deep folders may be inside one another. */
const DEEPEST_FOLDER = 8

/** Where the files of the media library are, to be opened without a header. */
export const MEDIA_ADDRESS = '/files/media/'

/** The ending of a file's name in small letters, without its dot; empty for a name without one. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** True for a name of a picture (A-MED-06). */
export const isImageName = (name: string): boolean =>
  (imageExtensions as readonly string[]).includes(extensionOf(name))

/** True for an address of a file of the media library, the only place that pictures of texts come from. */
export const isMediaAddress = (address: string): boolean => /^\/files\/media\/[\w-]+\.\w+$/.test(address)

/** Why a name is refused. */
export type NameRefusal = 'EMPTY' | 'TOO_LONG' | 'SIGNS' | 'RESERVED' | 'ENDING'

/** Names that some systems keep for devices, whatever comes after their dot. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Letters, digits and a few signs. Nothing that leads elsewhere, hides, or only looks like another sign. */
const folderSigns = /^[\p{L}\p{M}\p{N} _()+,-]+$/u
const fileSigns = /^[\p{L}\p{M}\p{N} ._()+,-]+$/u

/** A name as it is stored: composed letters, plain spaces and hyphens, no spaces around it. */
export const tidyMediaName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim()

/** Signs of everyday file names that addresses, archives or some systems cannot have. */
const everydaySigns = /[@#&%!=~$;:'"`´^*?<>|…\p{Pi}\p{Pf}„]+/gu

/** Emoji with their joiners and variants. */
const emoji = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)+/gu

/**
 * The name under which an uploaded file is stored: usual names are changed to one that is allowed (`logo@2x.jfif` is
 * `logo-2x.jpg`) instead of being refused. Names that lead elsewhere or hide something stay as they are, to be refused.
 */
export const tidyFileName = (name: string): string =>
  tidyMediaName(
    name
      .replace(emoji, '')
      .replace(/[[{]/g, '(')
      .replace(/[\]}]/g, ')')
      .replace(everydaySigns, '-')
      .replace(/\. +/g, ' ')
      .replace(/\.jfif$/i, '.jpg'),
  )

function refusalOf(name: string, signs: RegExp): NameRefusal | null {
  if (name === '') return 'EMPTY'
  if (name.length > MEDIA_NAME_LENGTH) return 'TOO_LONG'
  // What another normal form would turn into something else: wide dots and slashes, ligatures, fractions.
  if (!signs.test(name) || name.normalize('NFKC') !== name) return 'SIGNS'
  if (devices.test(name.split('.')[0]?.trim() ?? '')) return 'RESERVED'
  return null
}

/** Why a tidy name is no name of a folder; null when it is one. */
export const folderRefusal = (name: string): NameRefusal | null => refusalOf(name, folderSigns)

/** Why a tidy name is no name of a file; null when it is one. */
export function fileRefusal(name: string): NameRefusal | null {
  const refusal = refusalOf(name, fileSigns)
  if (refusal) return refusal
  if (name.startsWith('.') || /\.[ .]/.test(name)) return 'SIGNS'
  return (mediaExtensions as readonly string[]).includes(extensionOf(name)) ? null : 'ENDING'
}

/** Why a folder's path (names joined by slashes, the root is empty) is none; null when it is one. */
export function directoryRefusal(directory: string): NameRefusal | null {
  if (directory === '') return null
  const names = directory.split('/')
  if (names.length > DEEPEST_FOLDER || directory.length > MEDIA_KEY_LENGTH - MEDIA_NAME_LENGTH - 1)
    return 'TOO_LONG'
  return names.map(folderRefusal).find((refusal) => refusal !== null) ?? null
}

/** What tells names apart: case and accents written in another way do not. */
export const foldedName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase()

/** The folder above; the root's is the root. */
export const directoryAbove = (directory: string): string =>
  directory.slice(0, Math.max(0, directory.lastIndexOf('/')))

const units = ['B', 'KB', 'MB', 'GB'] as const

/** A size in B, KB, MB or GB (A-MED-07), with one place after the comma where the number is small. */
export function fileSizeText(bytes: number, lang: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  const digits = step === 0 || value >= 100 ? 0 : 1
  return `${new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(value)}\u00a0${units[step]}`
}
