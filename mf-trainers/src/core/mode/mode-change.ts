import type { LearningMode } from '@mowka/contract/schemas/progress'
import { createContext, type ReactNode } from 'react'

/** Changes the mode of the same lesson. */
export type ChangeMode = (mode: LearningMode) => void

/** The mode's way to change to another one; `null` where that isn't possible (the exercise checker). */
export const ModeChange = createContext<ChangeMode | null>(null)

/** Props of a component shown instead of the exercises (`children`) while the learner can't use the mode. */
export type ModeGateProps = {
  heading: ReactNode
  closeTo: string
  closeLabel?: string
  changeMode: ChangeMode
  children: ReactNode
}
