/** The public API of notes for other domains. */

export { readExercisesWithNotes } from './store'
