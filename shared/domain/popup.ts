/** The longest title of a popup, and its longest text with marks, in characters. */
export const POPUP_TITLE_LENGTH = 200
export const POPUP_TEXT_LENGTH = 20_000

/** More often than anyone wants to see anything. */
export const MOST_DISPLAY_TIMES = 1000
