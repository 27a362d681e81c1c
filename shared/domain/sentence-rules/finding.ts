/**
 * Something about a sentence that an editor should correct, by a code that never changes; what belongs to the code is
 * next to it. `pnpm content check` and the panel's form have words for each.
 */
export type Finding =
  | { code: 'EDGE_SPACE' }
  | { code: 'DOUBLED_SPACE' }
  | { code: 'ODD_SPACE' }
  | { code: 'SPACE_BEFORE_MARK' }
  | { code: 'CURLY_APOSTROPHE' }
  | { code: 'NOT_COMPOSED' }
  | { code: 'QUOTES'; open: string; close: string }
  /** `at` counts characters from 1. */
  | { code: 'NO_PATTERN'; message: string; at: number }
  | { code: 'ORDERS_DIFFER' }
  /** The mark of the example; empty where it has none. */
  | { code: 'ENDING'; mark: string }
  | { code: 'FOREIGN_LETTER'; word: string }
  | { code: 'DOUBLED_WORD'; word: string }
  | { code: 'ARTICLE'; phrase: string }
  | { code: 'SHORT'; min: number }
  | { code: 'LONG'; max: number }
  /** The other answers accept all of it. */
  | { code: 'ADDS_NOTHING' }
  /** This text of an expected mistake is accepted as right. */
  | { code: 'ACCEPTED'; text: string }
  | { code: 'NO_SENTENCE' }
  | { code: 'NO_HINT' }

/** Findings without those that say the same again. */
export const onceEach = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
]
