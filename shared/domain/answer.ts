/** The longest answer that is compared, in characters; more is refused. */
export const MAX_ANSWER_LENGTH = 500
