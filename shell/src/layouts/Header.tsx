import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { languageOf } from '@mowka/domain/languages/languages'
import { BASKET_HASH, basketCount } from '@mowka/domain/shop/basket'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { readBasket, watchBasket } from '@mowka/kernel/storage'
import { Count, Flag, Logo, Menu, media } from '@mowka/kernel/ui'
import { IconBasket, IconChevronDown, IconFlame } from '@mowka/kernel/ui/icons'
import { read, useReads, useWrite } from '@mowka/web/api'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { QuietBoundary } from '../boundaries/QuietBoundary'
import { AccountMenu } from './AccountMenu'
import { openSections } from './BottomBar'
import { Bar, BarEnd, BarInner, barButton, LogoLink } from './bar'

const readCount = () => basketCount(readBasket())

const ToBasket = styled(Link)`${barButton}`
const Mark = styled.span`
  position: relative;
  display: inline-flex;
  margin-inline: var(--mw-1) var(--mw-2);
  > :last-child { position: absolute; top: -9px; left: 13px; }
`

/** Link to the basket, if it isn't empty. */
function BasketLink() {
  const { t } = useTranslation('shell')
  const count = useSyncExternalStore(watchBasket, readCount)
  if (count === 0 || !(hasPage('subscribeSummary') || hasPage('subscribe'))) return null
  // The plans page shows the basket too, and is released before the payment pages.
  const to = hasPage('subscribeSummary')
    ? paths.subscribeSummary()
    : paths.subscribe({}, { hash: BASKET_HASH })
  return (
    <ToBasket to={to} aria-label={t('basket', { count })}>
      <Mark>
        <IconBasket size={24} aria-hidden />
        <Count aria-hidden>{count}</Count>
      </Mark>
    </ToBasket>
  )
}

const Nav = styled.nav`
  display: flex;
  gap: var(--mw-1);
  ${media.belowMedium} { display: none; }
`
const NavItem = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 var(--mw-4);
  border-radius: var(--mw-r-12);
  color: var(--mw-header-muted);
  font-weight: 700;
  text-decoration: none;
  transition: background-color var(--mw-fast) var(--mw-ease);
  ${media.hover} { &:hover { background: rgb(255 255 255 / 0.08); color: var(--mw-on-navy); } }
  &[aria-current] { color: var(--mw-on-navy); font-weight: 800; }
  &[aria-current]::before {
    position: absolute;
    top: 5px;
    left: 50%;
    width: 13px;
    height: 4.5px;
    border-radius: 3px;
    background: var(--mw-spark);
    content: '';
    transform: translateX(-35%) rotate(-32deg);
  }
`
const streakLook = css<{ $lit: boolean }>`
  ${barButton}
  svg { ${({ $lit }) => ($lit ? 'color: var(--mw-spark); fill: currentColor;' : 'color: var(--mw-header-muted);')} }
  ${media.belowMedium} { display: none; }
`
const StreakLink = styled(Link)<{ $lit: boolean }>`${streakLook}`
const StreakText = styled.span<{ $lit: boolean }>`${streakLook}`

/** Header of the learner's pages (look, "Layouts"). Visitors see the logo and the sign-in button. */
export const Header = observer(function Header() {
  const { t } = useTranslation('shell')
  return (
    <Bar>
      <BarInner>
        <LogoLink to={paths.courses()} aria-label={t('home')}>
          <Logo title="" />
        </LogoLink>
        {session.isAuthenticated && (
          <>
            <Nav aria-label={t('nav.label')} data-screen-only>
              {openSections().map(({ route, textKey }) => (
                <NavItem key={route} to={paths[route]()}>
                  {t(textKey)}
                </NavItem>
              ))}
            </Nav>
            <BarEnd>
              <Part name="language menu">
                <LanguageMenu />
              </Part>
              <Part name="streak">
                <Streak />
              </Part>
              <Part name="basket link">
                <BasketLink />
              </Part>
              <AccountMenu />
            </BarEnd>
          </>
        )}
      </BarInner>
    </Bar>
  )
})

/** A non-essential header part: an unexpected response breaks only this part. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <QuietBoundary part={name} occasion={pathname}>
      {children}
    </QuietBoundary>
  )
}

/** The streak flame with its number, lit from one day; hidden until known. */
function Streak() {
  const { t } = useTranslation('shell')
  const reads = useReads({ stats: read('getStats') })
  if (reads.state !== 'ready') return null
  const { currentStreak: count } = reads.data.stats
  const inside = (
    <>
      <IconFlame size={22} aria-hidden />
      {count}
    </>
  )
  return hasPage('dashboard') ? (
    <StreakLink $lit={count > 0} to={paths.dashboard()} aria-label={t('streak', { count })}>
      {inside}
    </StreakLink>
  ) : (
    <StreakText $lit={count > 0} role="img" aria-label={t('streak', { count })}>
      {inside}
    </StreakText>
  )
}

const Trigger = styled.button`${barButton}`

/** Switches the target language between those on sale, with a link to all languages. */
export const LanguageMenu = observer(function LanguageMenu() {
  const { t } = useTranslation(['shell', 'common'])
  const { nameOf } = useLanguageNames()
  const reads = useReads({ products: read('getProducts') })
  const onSale = reads.state === 'ready' ? reads.data.products : []
  const lang = session.targetLang
  const offered = [...new Set([lang, ...onSale.map((product) => product.targetLang)])]
  const save = useWrite('patchUserMetadata', { onAnswer: (user) => session.setUser(user) })

  const choose = async (next: LangCode) => {
    session.setTargetLang(next)
    const { ok } = await save.run({ body: { action: 'learn-lang', payload: { learnLang: next } } })
    // Another language may have been chosen meanwhile.
    if (!ok && session.targetLang === next) session.setTargetLang(lang)
  }

  return (
    <Menu
      label={t('language.menu')}
      align="end"
      trigger={(props) => (
        <Trigger type="button" aria-label={t('language.button', { lang: nameOf(lang) })} {...props}>
          <Flag langCode={lang} />
          <IconChevronDown size={16} aria-hidden />
        </Trigger>
      )}
      items={[
        ...offered.map((code) => ({
          id: code,
          label: t(languageOf(code).fullNameTK),
          icon: <Flag langCode={code} />,
          checked: code === lang,
          onSelect: () => void choose(code),
        })),
        { divider: true as const },
        { label: t('language.all'), to: paths.selectLanguage() },
      ]}
    />
  )
})
