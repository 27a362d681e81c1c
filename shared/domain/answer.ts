/** The longest answer that is compared, in characters; more is refused. */
export const MAX_ANSWER_LENGTH = 500

/** The shortest sentence of an exercise, in characters (A-EXFO-05). */
export const MIN_SENTENCE_LENGTH = 3

/** Each accepted answer is compared with every try, so no exercise has more of them. */
export const MAX_ALTERNATIVES = 100
