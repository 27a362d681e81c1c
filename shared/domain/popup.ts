/** Maximum lengths of a popup's title and of its text including markup, in characters. */
export const POPUP_TITLE_LENGTH = 200
export const POPUP_TEXT_LENGTH = 20_000

/** Maximum number of times that a popup is shown to one user. */
export const MAX_DISPLAY_TIMES = 1000
