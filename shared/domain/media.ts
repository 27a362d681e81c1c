/** File extensions of images (A-MED-06). */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'svg', 'webp', 'avif', 'bmp', 'ico'] as const

/** All file extensions that the media library accepts. */
export const mediaExtensions = [...imageExtensions, 'pdf'] as const
export type MediaExtension = (typeof mediaExtensions)[number]

/** Maximum size of a file in the media library, in bytes (U19). */
export const MAX_MEDIA_FILE_BYTES = 10 * 1024 * 1024

/** Maximum length of a file or folder name, and of a key, in characters. */
export const MEDIA_NAME_LENGTH = 100
export const MEDIA_KEY_LENGTH = 400

/** Maximum depth of nested folders. */
const MAX_FOLDER_DEPTH = 8

/** URL prefix of the media library's files, which are served without authentication. */
export const MEDIA_ADDRESS = '/files/media/'

/** Returns a file name's extension in lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Whether a file name is that of an image (A-MED-06). */
export const isImageName = (name: string): boolean =>
  (imageExtensions as readonly string[]).includes(extensionOf(name))

/** Whether a URL points to a media library file, the only allowed source of images in rich text. */
export const isMediaAddress = (address: string): boolean => /^\/files\/media\/[\w-]+\.\w+$/.test(address)

/** Returns the URLs of media library files in rich text, without duplicates. */
export const mediaAddressesIn = (html: string): string[] => [
  ...new Set(html.match(/\/files\/media\/[\w-]+\.\w+/g) ?? []),
]

/** Reasons to reject a name. */
export type NameRefusal = 'EMPTY' | 'TOO_LONG' | 'SIGNS' | 'RESERVED' | 'ENDING'

/** Device names that some systems reserve, with any extension. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Letters, digits and a few signs. Excludes path separators, invisible characters and lookalikes. */
const folderSigns = /^[\p{L}\p{M}\p{N} _()+,-]+$/u
const fileSigns = /^[\p{L}\p{M}\p{N} ._()+,-]+$/u

/** Normalizes a name for storage: NFC, plain spaces and hyphens, trimmed. */
export const tidyMediaName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim()

/** Signs in common file names that are invalid in URLs, archives or some systems. */
const everydaySigns = /[@#&%!=~$;:'"`´^*?<>|…\p{Pi}\p{Pf}„]+/gu

/** Emoji including joiners and variants. */
const emoji = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)+/gu

/**
 * Returns the stored name of an uploaded file. Common names are converted to a valid one (`logo@2x.jfif` becomes
 * `logo-2x.jpg`) instead of being rejected. Names with path separators or invisible characters stay unchanged, so
 * that they are rejected.
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
  // Rejects characters that another normal form would replace: full-width dots and slashes, ligatures, fractions.
  if (!signs.test(name) || name.normalize('NFKC') !== name) return 'SIGNS'
  if (devices.test(name.split('.')[0]?.trim() ?? '')) return 'RESERVED'
  return null
}

/** Returns why a tidied name is not a valid folder name, or `null`. */
export const folderRefusal = (name: string): NameRefusal | null => refusalOf(name, folderSigns)

/** Returns why a tidied name is not a valid file name, or `null`. */
export function fileRefusal(name: string): NameRefusal | null {
  const refusal = refusalOf(name, fileSigns)
  if (refusal) return refusal
  if (name.startsWith('.') || /\.[ .]/.test(name)) return 'SIGNS'
  return (mediaExtensions as readonly string[]).includes(extensionOf(name)) ? null : 'ENDING'
}

/** Returns why a folder path is invalid, or `null`. The path is names joined by slashes; the root is empty. */
export function directoryRefusal(directory: string): NameRefusal | null {
  if (directory === '') return null
  const names = directory.split('/')
  if (names.length > MAX_FOLDER_DEPTH || directory.length > MEDIA_KEY_LENGTH - MEDIA_NAME_LENGTH - 1)
    return 'TOO_LONG'
  return names.map(folderRefusal).find((refusal) => refusal !== null) ?? null
}

/** Comparison key of a name: ignores case and the encoding of accents. */
export const foldedName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase()

/** Returns the parent folder; the root's parent is the root. */
export const directoryAbove = (directory: string): string =>
  directory.slice(0, Math.max(0, directory.lastIndexOf('/')))

const units = ['B', 'KB', 'MB', 'GB'] as const

/** Formats a size in B, KB, MB or GB (A-MED-07), small numbers with one decimal. */
export function fileSizeText(bytes: number, lang: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  const digits = step === 0 || value >= 100 ? 0 : 1
  return `${new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(value)}\u00a0${units[step]}`
}
