import { paths, type RouteName } from '@mowka/shared/contract/routes'
import { Logo, media } from '@mowka/shared/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { AccountMenu } from './AccountMenu'

const Rail = styled.header`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: var(--mw-4);
  height: 100dvh;
  padding: var(--mw-4);
  overflow-y: auto;
  background: var(--mw-navy);
  color: var(--mw-on-navy);
  --mw-focus: var(--mw-focus-on-navy);
  ${media.belowMedium} { position: static; flex-direction: row; flex-wrap: wrap; align-items: center; height: auto; overflow: visible; }
`
const Home = styled(Link)`display: flex; align-items: center; min-height: 44px; color: inherit;`
const Sections = styled.nav`
  display: grid;
  gap: 2px;
  ${media.belowMedium} { position: relative; order: 3; display: flex; flex-basis: 100%; overflow-x: auto; }
`
const Group = styled.p`
  margin-top: var(--mw-3);
  padding-inline: var(--mw-3);
  color: var(--mw-header-muted);
  font-size: var(--mw-fs-13);
  font-weight: 700;
  ${media.belowMedium} { display: none; }
`
const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 36px;
  padding: 4px var(--mw-3);
  border-radius: var(--mw-r-8);
  color: var(--mw-header-muted);
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;
  ${media.hover} { &:hover { background: rgb(255 255 255 / 0.08); color: var(--mw-on-navy); } }
  &[aria-current] { background: rgb(255 255 255 / 0.14); color: var(--mw-on-navy); }
  ${media.belowMedium} { min-height: 44px; }
`
const End = styled.div`margin-top: auto; ${media.belowMedium} { margin: 0 0 0 auto; }`

type AdminRoute = Extract<
  RouteName,
  | 'adminCourses'
  | 'adminLessons'
  | 'adminExercises'
  | 'adminExerciseChecker'
  | 'adminHints'
  | 'adminUsers'
  | 'adminStats'
  | 'adminWords'
  | 'adminOffersPopups'
  | 'adminMediaLibrary'
  | 'adminGiftCards'
  | 'adminReleases'
>

/** Sections of the panel in their groups (administration and platform §6), and what the platform itself adds. */
export const adminSections: readonly { group?: string; items: readonly [AdminRoute, string][] }[] = [
  {
    group: 'admin.resources',
    items: [
      ['adminCourses', 'admin.courses'],
      ['adminLessons', 'admin.lessons'],
      ['adminExercises', 'admin.exercises'],
      ['adminExerciseChecker', 'admin.checker'],
    ],
  },
  {
    items: [
      ['adminHints', 'admin.hints'],
      ['adminUsers', 'admin.users'],
      ['adminStats', 'admin.stats'],
      ['adminWords', 'admin.dictionary'],
    ],
  },
  { group: 'admin.offers', items: [['adminOffersPopups', 'admin.popups']] },
  {
    items: [
      ['adminMediaLibrary', 'admin.media'],
      ['adminGiftCards', 'admin.giftCards'],
    ],
  },
  { group: 'admin.platform', items: [['adminReleases', 'admin.releases']] },
]

/** So much of the section before the open one stays in sight, in px: one sees that there is more. */
const EDGE = 64

/** The editors' navigation: a rail, or a line to scroll on small screens. */
export function AdminNav() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const sections = useRef<HTMLElement>(null)
  // On small screens the section that is open may lie beyond the edge of the line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what opens another section
  useEffect(() => {
    const open = sections.current?.querySelector<HTMLElement>('[aria-current]')
    if (open && sections.current) sections.current.scrollLeft = open.offsetLeft - EDGE
  }, [pathname])
  return (
    <Rail>
      <Home to={paths.courses()} aria-label={t('nav.toApp')}>
        <Logo title="" />
      </Home>
      <Sections ref={sections} aria-label={t('admin.label')}>
        {adminSections.map(({ group, items }) => [
          group && <Group key={group}>{t(group)}</Group>,
          ...items.map(([route, textKey]) => (
            <Item key={route} to={paths[route]()}>
              {t(textKey)}
            </Item>
          )),
        ])}
      </Sections>
      <End>
        <AccountMenu />
      </End>
    </Rail>
  )
}
