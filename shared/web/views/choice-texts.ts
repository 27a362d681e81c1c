import type pl from './choices/pl.json'

/** The texts of choice fields of content: the label of the field and of each value. */
export type ChoiceTexts = typeof pl
