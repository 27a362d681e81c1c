/** The longest comment on a sentence, in characters. */
export const REPORT_COMMENT_LENGTH = 1000

/** What stands in a report where nothing was written (L-TRN-43). */
const NOTHING = '-'

/** A text of a report: without spaces around it, and a dash when it is empty (L-TRN-43). */
export const orDash = (text: string): string => text.trim() || NOTHING
