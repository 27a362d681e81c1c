/** All words of a language in every form, in lower case and NFC. */
export type WordList = { has: (word: string) => boolean }
