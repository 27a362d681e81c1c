/** What a file of the library may be at most: in bytes, entries and folders. A real library has far less of each. */
export const libraryFileLimits = {
  /** The file that is sent. */
  bytes: 20 * 1024 * 1024,
  /** All files of an archive together. */
  unpacked: 100 * 1024 * 1024,
  /** One file of an archive, or a table. */
  oneFile: 8 * 1024 * 1024,
  /** One YAML file: parsing it holds up everything else for about half a second per megabyte. */
  yamlFile: 1024 * 1024,
  entries: 5000,
  /** Folders inside one another, the file's name included. */
  depth: 6,
  nameLength: 200,
  /** A file of an archive is at most so many times as large as it is packed; small ones may be more. */
  ratio: 200,
  smallFile: 64 * 1024,
} as const

/**
 * Why a file cannot be read as a library, for commands and logs in English. The panel has words of its own for each
 * (`transfer.refusal.*`).
 */
export const fileRefusals = {
  EMPTY: 'is empty',
  KIND: 'is no zip archive, no table (.csv) and no lesson (.yaml)',
  TOO_LARGE: 'is larger than 20 MB',
  UNPACKED_TOO_LARGE: 'unpacks to more than 100 MB',
  FILE_TOO_LARGE: 'is larger than 8 MB',
  YAML_TOO_LARGE: 'is larger than 1 MB',
  TOO_MANY_FILES: 'has more than 5000 entries',
  RATIO: 'unpacks to far more than it says anything: this is no file of a library',
  BROKEN: 'is no zip archive, or a broken one',
  OVERLAP: 'has entries that share their bytes',
  ENCRYPTED: 'is encrypted',
  METHOD: 'is packed in a way that is not taken; pack it as a plain zip',
  LINK: 'is a link and not a file',
  NESTED: 'is an archive inside of the archive',
  NAME_LONG: 'has a name that is empty or too long',
  NAME_DEEP: 'is too many folders deep',
  NAME_ABSOLUTE: 'has a name that begins at a drive or the root',
  NAME_LEAVES: 'has a name that leaves the folder of the library',
  NAME_BACKSLASH: 'has a backslash in its name',
  NAME_SIGNS: 'has invisible or control characters in its name',
  NAME_SYSTEM: 'has a name that some systems cannot have',
  NAME_ENCODING: 'has a name that is not UTF-8',
  TWICE: 'is there twice, or differs from another file only by case or accents',
  ENCODING: 'is not UTF-8 text',
  TEXT_SIGNS: 'has an invisible character that changes the direction of text, or a control character',
  TOO_SLOW: 'takes too long to read',
  NOTHING: 'has no courses and no popups',
} as const
export type FileRefusal = keyof typeof fileRefusals

/** Characters that nobody sees and that change how a line reads: directions, zero widths, controls. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Names that some systems keep for devices, whatever comes after their dot. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Why a name of an entry is refused; null for one that stays in its folder on every system. */
export function entryNameRefusal(name: string): FileRefusal | null {
  const { nameLength, depth } = libraryFileLimits
  if (name === '' || name.length > nameLength) return 'NAME_LONG'
  if (hidden.test(name)) return 'NAME_SIGNS'
  if (name.includes('\\')) return 'NAME_BACKSLASH'
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) return 'NAME_ABSOLUTE'
  const segments = name.replace(/\/$/, '').split('/')
  // In every form that a system may fold it into: wide dots and slashes are dots and slashes.
  const folded = name.normalize('NFKC').split('/')
  if ([...segments, ...folded].some((segment) => segment === '..' || segment === '.')) return 'NAME_LEAVES'
  if (segments.some((segment) => segment === '')) return 'NAME_LEAVES'
  if (segments.length > depth) return 'NAME_DEEP'
  const isSystems = (segment: string) =>
    /[<>:"|?*]|[. ]$/.test(segment) || devices.test(segment.split('.')[0]?.trim() ?? '')
  return segments.some(isSystems) ? 'NAME_SYSTEM' : null
}

/** What tells names apart on every system: case and the way in which accents are written do not. */
export const foldedEntryName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase()
