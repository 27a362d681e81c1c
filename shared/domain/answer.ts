/** The longest answer that is compared, in characters; more is refused. */
export const MAX_ANSWER_LENGTH = 500

/** Each accepted answer is compared with every try, so no exercise has more of them. */
export const MAX_ALTERNATIVES = 100
