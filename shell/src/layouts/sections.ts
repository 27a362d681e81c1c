import { IconBooks, IconLayoutDashboard, IconNotebook, IconRepeat } from '@mowka/shared/ui/icons'
import type { ComponentType } from 'react'

/** A section of the learner's navigation. */
export type NavSection = {
  route: 'courses' | 'exercises' | 'notes' | 'dashboard'
  textKey: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

/** The learner's navigation (design §7, look "Layouts"). */
export const sections: readonly NavSection[] = [
  { route: 'courses', textKey: 'nav.courses', icon: IconBooks },
  { route: 'exercises', textKey: 'nav.repetitions', icon: IconRepeat },
  { route: 'notes', textKey: 'nav.notes', icon: IconNotebook },
  { route: 'dashboard', textKey: 'nav.dashboard', icon: IconLayoutDashboard },
]
