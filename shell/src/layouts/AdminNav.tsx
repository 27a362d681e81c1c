import { paths, type RouteName } from '@mowka/contract/routes'
import { hasRightsOf, isStaffRole, type Role } from '@mowka/domain/user/roles'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Logo, media } from '@mowka/kernel/ui'
import {
  IconArrowLeft,
  IconBooks,
  IconBuilding,
  IconBulb,
  IconChartBar,
  IconChartLine,
  IconClipboardCheck,
  IconFileImport,
  IconGift,
  IconHistory,
  IconHourglass,
  IconListCheck,
  IconMessage,
  IconPencil,
  IconPhoto,
  IconReceipt,
  IconRocket,
  IconSpeakerphone,
  IconTicket,
  IconUsers,
  IconVocabulary,
} from '@mowka/kernel/ui/icons'
import type { ParseKeys } from 'i18next'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { routeEntry } from '../routes/route-table'
import { AccountMenu } from './AccountMenu'
import { AdminSearch } from './AdminSearch'

type AdminRoute = Extract<
  RouteName,
  | 'adminCourses'
  | 'adminLessons'
  | 'adminExercises'
  | 'adminExerciseChecker'
  | 'adminAnswers'
  | 'adminHints'
  | 'adminUsers'
  | 'adminStats'
  | 'adminInsights'
  | 'adminWords'
  | 'adminBatches'
  | 'adminOffersPopups'
  | 'adminMediaLibrary'
  | 'adminTransfer'
  | 'adminOrders'
  | 'adminCoupons'
  | 'adminGiftCards'
  | 'adminCompanies'
  | 'adminJobs'
  | 'adminReleases'
>

/** A section of the panel. */
type AdminSection = {
  route: AdminRoute
  textKey: ParseKeys<'shell'>
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

/** A group of sections, with an optional heading. */
type AdminGroup = { heading?: ParseKeys<'shell'>; sections: readonly AdminSection[] }

const groups: readonly AdminGroup[] = [
  {
    heading: 'admin.resources',
    sections: [
      { route: 'adminCourses', textKey: 'admin.courses', icon: IconBooks },
      { route: 'adminLessons', textKey: 'admin.lessons', icon: IconListCheck },
      { route: 'adminExercises', textKey: 'admin.exercises', icon: IconPencil },
      { route: 'adminExerciseChecker', textKey: 'admin.checker', icon: IconClipboardCheck },
      { route: 'adminAnswers', textKey: 'admin.answers', icon: IconMessage },
    ],
  },
  {
    sections: [
      { route: 'adminHints', textKey: 'admin.hints', icon: IconBulb },
      { route: 'adminUsers', textKey: 'admin.users', icon: IconUsers },
      { route: 'adminStats', textKey: 'admin.stats', icon: IconChartBar },
      { route: 'adminInsights', textKey: 'admin.insights', icon: IconChartLine },
      { route: 'adminWords', textKey: 'admin.dictionary', icon: IconVocabulary },
      { route: 'adminBatches', textKey: 'admin.batches', icon: IconHistory },
    ],
  },
  {
    heading: 'admin.offers',
    sections: [{ route: 'adminOffersPopups', textKey: 'admin.popups', icon: IconSpeakerphone }],
  },
  {
    sections: [
      { route: 'adminMediaLibrary', textKey: 'admin.media', icon: IconPhoto },
      { route: 'adminTransfer', textKey: 'admin.transfer', icon: IconFileImport },
      { route: 'adminOrders', textKey: 'admin.orders', icon: IconReceipt },
      { route: 'adminCoupons', textKey: 'admin.coupons', icon: IconTicket },
      { route: 'adminGiftCards', textKey: 'admin.giftCards', icon: IconGift },
    ],
  },
  {
    heading: 'admin.platform',
    sections: [
      { route: 'adminCompanies', textKey: 'admin.companies', icon: IconBuilding },
      { route: 'adminReleases', textKey: 'admin.releases', icon: IconRocket },
      { route: 'adminJobs', textKey: 'admin.jobs', icon: IconHourglass },
    ],
  },
]

/** The panel's sections in groups (P-LAY-08), limited to released pages that these roles may open. */
export function adminGroups(roles: readonly Role[]): AdminGroup[] {
  const isShown = ({ route }: AdminSection) => {
    const { role } = routeEntry(route)
    return hasPage(route) && role !== undefined && isStaffRole(role) && hasRightsOf(roles, role)
  }
  return groups
    .map((group) => ({ ...group, sections: group.sections.filter(isShown) }))
    .filter(({ sections }) => sections.length > 0)
}

const Rail = styled.header`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: var(--mw-4);
  height: 100dvh;
  padding: var(--mw-4) var(--mw-2);
  overflow-y: auto;
  background: var(--mw-navy);
  color: var(--mw-on-navy);
  --mw-focus: var(--mw-focus-on-navy);
  ${media.belowMedium} {
    position: static;
    flex-direction: row;
    flex-wrap: wrap;
    gap: var(--mw-2);
    align-items: center;
    height: auto;
    padding: var(--mw-2) var(--mw-4) 0;
    overflow: visible;
  }
`
const Home = styled(Link)`
  display: flex;
  gap: 10px;
  align-items: flex-end;
  min-height: 44px;
  padding-inline: 10px;
  padding-bottom: 6px;
  border-radius: var(--mw-r-8);
  color: inherit;
  text-decoration: none;
  > span { color: var(--mw-header-muted); font-size: var(--mw-fs-13); font-weight: 700; line-height: 1.4; }
  ${media.belowMedium} { padding-inline: 0; }
  ${media.phone} { > span { display: none; } }
`
const Sections = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mw-3);
  ${media.belowMedium} { position: relative; order: 3; display: flex; flex-basis: 100%; gap: 0; overflow-x: auto; }
`
const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  /* Small, spaced and above a line: a heading, not a control. */
  > p {
    margin: 0 10px 2px;
    padding-top: var(--mw-3);
    border-top: 1px solid rgb(255 255 255 / 0.16);
    color: var(--mw-header-muted);
    font-size: var(--mw-fs-12);
    font-weight: 700;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
  &:first-child > p { padding-top: 0; border-top: 0; }
  ul { display: grid; gap: 2px; }
  ${media.belowMedium} {
    display: contents;
    > p { display: none; }
    ul { display: flex; }
  }
`
const item = css`
  position: relative;
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 40px;
  padding: 0 10px;
  border-radius: 10px;
  color: var(--mw-header-muted);
  font-size: 0.9375rem;
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  ${media.hover} { &:hover { background: rgb(255 255 255 / 0.08); color: var(--mw-on-navy); } }
  ${media.belowMedium} { min-height: 44px; white-space: nowrap; }
`
const Item = styled(NavLink)`
  ${item}
  &[aria-current] { padding-right: 30px; background: rgb(255 255 255 / 0.12); color: var(--mw-on-navy); font-weight: 800; }
  &[aria-current]::after {
    position: absolute;
    top: 50%;
    right: 10px;
    width: 13px;
    height: 4.5px;
    margin-top: -2px;
    border-radius: 3px;
    background: var(--mw-spark);
    content: '';
    transform: rotate(-32deg);
  }
`
const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  ${media.belowMedium} { margin: 0; }
`
const Out = styled(Link)`${item}`
const Search = styled.button`
  ${item}
  min-height: 44px;
  border: 1.5px solid rgb(255 255 255 / 0.3);
  background: none;
  cursor: pointer;
  > span { flex: 1; text-align: start; }
  > kbd { font: inherit; font-size: var(--mw-fs-12); }
  ${media.belowMedium} { margin-left: auto; > kbd { display: none; } }
  ${media.phone} { border-color: transparent; > span { display: none; } }
`

/** Visible width of the previous section in px, which hints that there is more. */
const EDGE = 64

function SectionGroup({ heading, sections }: AdminGroup) {
  const { t } = useTranslation('shell')
  const id = useId()
  return (
    <Group aria-labelledby={heading && id}>
      {heading && <p id={id}>{t(heading)}</p>}
      <ul>
        {sections.map(({ route, textKey, icon: Icon }) => (
          <li key={route}>
            <Item to={paths[route]()}>
              <Icon size={20} aria-hidden />
              {t(textKey)}
            </Item>
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** The editors' navigation: a rail, or a horizontally scrollable bar on small screens. */
export default observer(function AdminNav() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const sections = useRef<HTMLElement>(null)
  const sectionGroups = adminGroups(session.roles)
  // On small screens the section that is open may lie beyond the edge of the line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what opens another section
  useEffect(() => {
    const open = sections.current?.querySelector<HTMLElement>('[aria-current]')
    if (open && sections.current) sections.current.scrollLeft = open.offsetLeft - EDGE
  }, [pathname])
  return (
    <Rail data-screen-only>
      <Home to={paths.admin()} aria-label={t('admin.home')}>
        <Logo title="" />
        <span>{t('admin.mark')}</span>
      </Home>
      <AdminSearch
        Trigger={Search}
        pages={sectionGroups.flatMap((group) =>
          group.sections.map(({ route, textKey }) => ({ label: t(textKey), address: paths[route]() })),
        )}
      />
      <Sections ref={sections} aria-label={t('admin.label')}>
        {sectionGroups.map((group) => (
          <SectionGroup key={group.sections[0]?.route} {...group} />
        ))}
      </Sections>
      <End>
        <Out to={paths.courses()}>
          <IconArrowLeft size={20} aria-hidden />
          {t('nav.toApp')}
        </Out>
        <AccountMenu />
      </End>
    </Rail>
  )
})
