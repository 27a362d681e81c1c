/**
 * A problem in a sentence for an editor to fix: a stable code with its parameters. `pnpm content check` and the
 * panel's form each translate the codes.
 */
export type Finding =
  | { code: 'EDGE_SPACE' }
  | { code: 'DOUBLED_SPACE' }
  | { code: 'ODD_SPACE' }
  | { code: 'SPACE_BEFORE_MARK' }
  | { code: 'CURLY_APOSTROPHE' }
  | { code: 'NOT_COMPOSED' }
  | { code: 'QUOTES'; open: string; close: string }
  /** `at` is a character position, starting at 1. */
  | { code: 'NO_PATTERN'; message: string; at: number }
  | { code: 'ORDERS_DIFFER' }
  /** The final punctuation of the example; empty if it has none. */
  | { code: 'ENDING'; mark: string }
  | { code: 'FOREIGN_LETTER'; word: string }
  | { code: 'DOUBLED_WORD'; word: string }
  | { code: 'ARTICLE'; phrase: string }
  | { code: 'SHORT'; min: number }
  | { code: 'LONG'; max: number }
  /** All of its texts are accepted by the other answers. */
  | { code: 'ADDS_NOTHING' }
  /** This text of an expected mistake is accepted as right. */
  | { code: 'ACCEPTED'; text: string }
  | { code: 'NO_SENTENCE' }
  | { code: 'NO_HINT' }

/** Removes duplicate findings. */
export const onceEach = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
]
