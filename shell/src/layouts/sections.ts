import { hasPage } from '@mowka/kernel/platform'
import { IconBooks, IconLayoutDashboard, IconNotebook, IconRepeat } from '@mowka/kernel/ui/icons'
import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

/** A section of the learner's navigation. */
export type NavSection = {
  route: 'courses' | 'exercises' | 'notes' | 'dashboard'
  textKey: ParseKeys<'shell'>
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

const sections: readonly NavSection[] = [
  { route: 'courses', textKey: 'nav.courses', icon: IconBooks },
  { route: 'exercises', textKey: 'nav.repetitions', icon: IconRepeat },
  { route: 'notes', textKey: 'nav.notes', icon: IconNotebook },
  { route: 'dashboard', textKey: 'nav.dashboard', icon: IconLayoutDashboard },
]

/** The learner's navigation, limited to released sections. */
export const openSections = (): NavSection[] => sections.filter(({ route }) => hasPage(route))
