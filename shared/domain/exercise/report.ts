/** Maximum length of a comment on a sentence, in characters. */
export const REPORT_COMMENT_LENGTH = 1000

/** Placeholder for an empty field of a report (L-TRN-43). */
const NOTHING = '-'

/** Trims a report's text and replaces empty text with a dash (L-TRN-43). */
export const orDash = (text: string): string => text.trim() || NOTHING
