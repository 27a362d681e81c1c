import { paths } from '@mowka/contract/routes'
import { hasPage } from '@mowka/kernel/platform'
import { media } from '@mowka/kernel/ui'
import { IconBooks, IconLayoutDashboard, IconNotebook, IconRepeat } from '@mowka/kernel/ui/icons'
import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'

/** A section of the learner's navigation. */
type NavSection = {
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

const Bar = styled.nav`
  display: none;
  ${media.belowMedium} {
    position: fixed;
    inset: auto 0 0;
    z-index: 50;
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--mw-line);
    background: var(--mw-card);
  }
`
const Item = styled(NavLink)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-height: var(--mw-bottom-bar);
  padding-top: 6px;
  color: var(--mw-muted);
  font-size: var(--mw-fs-13);
  font-weight: 700;
  text-decoration: none;
  &:focus-visible { outline-offset: -3px; }
  &[aria-current] { color: var(--mw-text); font-weight: 800; }
  &[aria-current]::before {
    position: absolute;
    top: 4px;
    left: 50%;
    width: 15px;
    height: 5px;
    border-radius: 3px;
    background: var(--mw-spark);
    content: '';
    transform: translateX(-35%) rotate(-32deg);
  }
`

/** Whether there are several sections; a single one is reachable by the logo. */
export const hasBottomBar = (): boolean => openSections().length > 1

/** The learner's sections on phones and tablets. */
export function BottomBar() {
  const { t } = useTranslation('shell')
  return (
    <Bar aria-label={t('nav.label')} data-screen-only>
      {openSections().map(({ route, textKey, icon: Icon }) => (
        <Item key={route} to={paths[route]()}>
          <Icon size={24} aria-hidden />
          {t(textKey)}
        </Item>
      ))}
    </Bar>
  )
}
