import { useExerciseFindings } from '../findings/use-exercise-findings'
import { type Link, LinksInput } from './LinksInput'

/** The hints of an exercise; a sentence needs one that explains it. */
export function HintsInput({ label, known }: { label: string; known: readonly Link[] }) {
  return <LinksInput name="hints" label={label} known={known} findings={useExerciseFindings().hints} />
}
