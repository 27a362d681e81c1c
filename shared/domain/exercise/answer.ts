/** Maximum length of a compared answer, in characters; longer ones are refused. */
export const MAX_ANSWER_LENGTH = 500

/** Minimum length of an exercise's sentence, in characters (A-EXFO-05). */
export const MIN_SENTENCE_LENGTH = 3

/** Maximum number of accepted answers per exercise: each attempt is compared with all of them. */
export const MAX_ALTERNATIVES = 100

/** Maximum number of suggestions by the assistant per kind: alternatives, mistakes, hints. */
export const MAX_SUGGESTIONS = 4

/**
 * Another accepted answer, plain or a pattern (`judge/pattern`). `hidden` ones count in a check but are never shown
 * (P-ENT-15, S-ATT-05).
 */
export type AlternativeAnswer = { text: string; comment: string; approved: boolean; hidden: boolean }

/**
 * A wrong answer that an exercise expects, as a pattern, and its comment in Polish. Without `approved` it is approved;
 * a suggested one doesn't count in a check until an editor has reviewed it.
 */
export type ExpectedMistake = { text: string; comment: string; approved?: false | undefined }

/** Returns the expected mistakes that count in a check. */
export const approvedMistakes = <Each extends ExpectedMistake>(mistakes: readonly Each[]): Each[] =>
  mistakes.filter(({ approved }) => approved !== false)
