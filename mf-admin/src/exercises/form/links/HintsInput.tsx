import { useExerciseFindings } from '../findings/use-exercise-findings'
import { type Link, LinksInput } from './LinksInput'

/** The hints of an exercise. A sentence without one has a finding. */
export function HintsInput({ label, known }: { label: string; known: readonly Link[] }) {
  return <LinksInput name="hints" label={label} known={known} findings={useExerciseFindings().hints} />
}
