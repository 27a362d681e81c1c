import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { createContext, type ReactNode } from 'react'

/** Goes on with the same lesson in another mode. */
export type ChangeMode = (mode: LearningMode) => void

/** How a mode sends the learner to another one; null where there is no other (the exercise checker). */
export const ModeChange = createContext<ChangeMode | null>(null)

/** What stands before the exercises of a mode as long as the learner cannot work in it now; `children` are they. */
export type ModeGateProps = {
  heading: ReactNode
  closeTo: string
  closeLabel?: string
  changeMode: ChangeMode
  children: ReactNode
}
