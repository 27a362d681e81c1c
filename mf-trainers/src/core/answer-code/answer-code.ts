/**
 * The code that reads accepted answers like the check: for hints in texts, and for wrong blocks. Loaded on demand,
 * because it includes the rules of all languages.
 */

export { distractors } from '../exercise/blocks/distractors'
export { TextHints } from '../hints/text-hints'
export { acceptedAnswers } from './accepted-answers'
