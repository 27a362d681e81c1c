/** Limits of a library file: bytes, entries and folders. Real libraries stay far below each. */
export const libraryFileLimits = {
  /** The uploaded file. */
  bytes: 20 * 1024 * 1024,
  /** Sum of all files in an archive; the starter library has 7 MB. */
  unpacked: 16 * 1024 * 1024,
  /** One file in an archive, or a table. */
  oneFile: 8 * 1024 * 1024,
  /** One YAML file: parsing takes about half a second per megabyte. */
  yamlFile: 1024 * 1024,
  entries: 5000,
  /** Nested folders, including the file name. */
  depth: 6,
  nameLength: 200,
  /** Maximum compression ratio of a file in an archive; small files are exempt. */
  ratio: 200,
  smallFile: 64 * 1024,
} as const

/**
 * Reasons why a file can't be read as a library, for commands and logs in English. The panel translates each code
 * (`transfer.refusal.*`).
 */
export const fileRefusals = {
  EMPTY: 'is empty',
  KIND: 'is no zip archive, no table (.csv) and no lesson (.yaml)',
  TOO_LARGE: 'is larger than 20 MB',
  UNPACKED_TOO_LARGE: 'unpacks to more than 16 MB',
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
  TOO_COMPLEX: 'needs too much memory to read',
  NOTHING: 'has no courses and no popups',
} as const
export type FileRefusal = keyof typeof fileRefusals

/**
 * Errors inside a file, for commands in English, with values for the placeholders in braces. The panel translates
 * each code (`transfer.mistake.*`) and never shows these.
 */
export const fileMistakes = {
  NO_COLUMN: 'the table has no column {{columns}}',
  NO_LESSON: 'no lesson is called {{lesson}}',
  NO_EXERCISE: 'the lesson has no exercise {{id}}',
  EXERCISE_TWICE: 'the exercise "{{slug}}" is there twice',
  YES_NO: 'is neither "yes" nor "no": {{value}}',
  NUMBER: 'is no whole number: {{value}}',
  CELL_QUOTES: 'has a quotation mark that does not enclose its whole cell',
  CELLS_MISSING: 'has fewer cells than the head',
  CELLS_EXTRA: 'has more cells than the head',
  NO_SEPARATOR: 'has no separator: one of ; , and tab is needed',
  SLUG: 'a slug has small letters and digits, joined by hyphens',
  TYPE: 'is missing or of the wrong type',
  SMALL: 'is empty or too short: at least {{minimum}}',
  BIG: 'is too long: at most {{maximum}}',
  FORMAT: 'has the wrong format',
  CHOICE: 'has to be one of {{values}}',
  UNKNOWN_KEYS: 'has unknown keys: {{keys}}',
  YAML: 'is no valid YAML',
  KEY_TWICE: 'has the key "{{key}}" twice in one map',
  DEEP: 'is nested too deeply',
  MANY_NODES: 'has more than 50,000 keys and values',
  ALIASES: 'has aliases (*); write it out',
  FILE_MISSING: 'is missing',
  NOT_LISTED: 'is not listed in {{file}}: lessons',
  LESSON_ID_MISSING: 'is missing: export the lesson here, or put its file into an archive with its course',
  LESSON_ID_UNKNOWN: 'no lesson of a course has this id',
  DAYS_ORDER: 'is before the first day',
  NEEDS_APPROVAL: 'needs the approval of another editor before it is published, and stays a draft',
  NEAR_DUPLICATE: 'is almost the sentence of {{place}}',
  PIECES_CLASH: 'is there twice, or uses a word or a hint that its lesson does not have',
  CHAPTER_TAG: 'needs exactly one chapter tag: five to eight word characters, an underscore, two digits',
  WORD_COUNT: 'has {{count}} words instead of {{min}} to {{max}}',
  HINT_UNUSED: 'no exercise uses the hint "{{slug}}"',
  TRANSCRIPTION: 'a transcription stands between slashes',
  GERMAN_ARTICLE: 'a German noun needs its article: der, die or das',
  WORD_UNUSED: 'no exercise uses the word "{{slug}}"',
  GAP_NOT_AT: '"{{text}}" is not at character {{at}} of the answer',
  GAP_NOWHERE: '"{{text}}" does not occur in the answer as whole words',
  GAP_SEVERAL: '"{{text}}" occurs in the answer {{places}} times: say which with nth',
  GAP_FEWER: '"{{text}}" occurs in the answer only {{places}} times',
  GAP_SPACE: '"{{text}}" begins or ends with a space',
  GAP_TOUCHES: 'touches another gap: write them as one',
  NOT_IN_LESSON: 'the lesson has no "{{slug}}"',
  GENDER_NO_NOUN: 'only a noun has a gender',
  GENDER_NONE: 'nouns have no gender here',
  GENDER_MISSING: 'a noun has a gender: m, f, n, mf or pl',
  GENDER_ENDING: '"{{answer}}" is {{genders}} by its ending',
  ARTICLE_MISSING: 'a noun needs its article',
  ARTICLE_GENDER: '"{{article}}" is no article of {{gender}}',
  TAG: 'has the tag <{{name}}>; allowed are {{allowed}}',
  TAG_CLOSED: 'closes </{{name}}> at the wrong place',
  TAG_OPEN: 'does not close <{{names}}>',
  LINE_BREAK: 'has a line break in another form than <br />',
  NO_TEXT: 'has no text',
  ATTRIBUTE:
    'has the attributes "{{attributes}}" on <{{name}}>; only lang with a language of the product is allowed',
  PICTURE:
    'has a picture that is not in the media library, or has more than src, alt, width and height in this order',
  ESCAPE: 'has a < or > in its text; write &lt; or &gt;',
  DOUBLE_SPACE: 'has a doubled space',
  LESSON_NAME: 'a lesson name is title|description',
  TEXT_LONG: 'has {{count}} characters; at most {{max}} fit the screen',
  EXAMPLES_COUNT: 'has {{count}} examples instead of {{wanted}}',
  MARK: '"{{mark}}" is not in "{{text}}"',
  SPEAKER_SILENT: 'speaker {{speaker}} has no line',
  DIALOGUE_REUSE: 'repeats {{count}} answers of the lesson word for word; at least {{min}}',
  LINE_MISSING: 'the dialogue has only {{count}} lines',
  PHRASE_UNSPOKEN: 'no line has the word "{{word}}"',
  VALUE_TWICE: '{{what}} "{{value}}" is there twice',
} as const
export type FileMistake = keyof typeof fileMistakes

/** Invisible characters that change how a line reads: directions, zero widths, controls. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Device names that some systems reserve, with any extension. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Returns why an entry name is rejected; `null` if it stays in its folder on every system. */
export function entryNameRefusal(name: string): FileRefusal | null {
  const { nameLength, depth } = libraryFileLimits
  if (name === '' || name.length > nameLength) return 'NAME_LONG'
  if (hidden.test(name)) return 'NAME_SIGNS'
  if (name.includes('\\')) return 'NAME_BACKSLASH'
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) return 'NAME_ABSOLUTE'
  const segments = name.replace(/\/$/, '').split('/')
  // Checks the compatibility form, too, because a system may normalize full-width dots and slashes.
  const folded = name.normalize('NFKC').split('/')
  if ([...segments, ...folded].some((segment) => segment === '..' || segment === '.')) return 'NAME_LEAVES'
  if (segments.some((segment) => segment === '')) return 'NAME_LEAVES'
  if (segments.length > depth) return 'NAME_DEEP'
  const isSystems = (segment: string) =>
    /[<>:"|?*]|[. ]$/.test(segment) || devices.test(segment.split('.')[0]?.trim() ?? '')
  return segments.some(isSystems) ? 'NAME_SYSTEM' : null
}

/** Comparison key of an entry name: ignores case and the encoding of accents, as some systems do. */
export const foldedEntryName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase()
