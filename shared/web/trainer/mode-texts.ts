import type pl from './modes/pl.json'

/** The texts of the learning modes, by mode. */
export type ModeTexts = typeof pl
