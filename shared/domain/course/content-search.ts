/** Maximum length of a search in the panel, in characters. */
export const CONTENT_SEARCH_LENGTH = 200
