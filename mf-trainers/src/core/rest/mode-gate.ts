import type { ReactNode } from 'react'
import type { ChangeMode } from '../mode/mode-change'

/** What stands before the exercises of a mode as long as the learner cannot work in it now; `children` are they. */
export type ModeGateProps = {
  heading: ReactNode
  closeTo: string
  closeLabel?: string
  changeMode: ChangeMode
  children: ReactNode
}
