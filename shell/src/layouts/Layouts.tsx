import { paths, type RouteName } from '@mowka/contract/routes'
import { signIn, signOut } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Card, Logo, media } from '@mowka/kernel/ui'
import { IconLogout } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { QuietBoundary } from '../boundaries/QuietBoundary'
import { ConsentBanner } from '../consent/ConsentBanner'
import { snackbars } from '../feedback/snackbar-store'
import { LegalLinks } from '../legal/LegalLinks'
import { Popups } from '../popups/Popups'
import { routeAt } from '../routes/route-at'
import type { LayoutName } from '../routes/route-table'
import { AccountMenu } from './AccountMenu'
import { AdminRail } from './AdminRail'
import { BottomBar, hasBottomBar } from './BottomBar'
import { Bar, BarEnd, BarInner, barButton, LogoLink } from './bar'
import { CompanyMark } from './CompanyMark'
import { Header } from './Header'

/** Where the skip link leads and where the focus goes after a navigation. */
export const MAIN_ID = 'content'

const Skip = styled.a`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: 200;
  padding: 10px 16px;
  border-radius: var(--mw-r-12);
  background: var(--mw-card);
  color: var(--mw-text);
  font-weight: 700;
  &:not(:focus) { transform: translateY(-200%); }
`
const Main = styled.main<{ $withBottomBar?: boolean; $tall?: boolean }>`
  outline: none;
  /* What comes after the page begins out of sight, so it moves nothing when the page grows. */
  ${({ $tall }) => $tall && 'min-height: calc(100dvh - 56px);'}
  ${media.print} { min-height: 0; }
  ${media.belowMedium} {
    padding-bottom: ${({ $withBottomBar }) => ($withBottomBar ? 'calc(var(--mw-bottom-bar) + env(safe-area-inset-bottom))' : '0')};
  }
`
const Frame = styled.div<{ $withBar?: boolean }>`
  /* What is above the bar is at the bottom where there is none. */
  ${({ $withBar }) => !$withBar && '--mw-bottom-bar: 0px;'}
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  > main { flex: 1; }
`
const Centred = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--mw-8);
  min-height: 100dvh;
  padding: var(--mw-6) var(--mw-gutter);
  > main { width: min(100%, 520px); }
  main p { text-align: center; text-wrap: balance; }
  h1 { text-align: center; }
`
const BarButton = styled.button`${barButton}`
const AdminFrame = styled.div`
  display: grid;
  grid-template-columns: var(--mw-rail) minmax(0, 1fr);
  min-height: 100dvh;
  font-size: var(--mw-fs-14);
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
  ${media.print} { display: block; }
`
const Foot = styled.footer`
  padding: var(--mw-8) var(--mw-gutter);
  border-top: 1px solid var(--mw-line);
  color: var(--mw-muted);
  text-align: center;
`

type LayoutProps = { children: ReactNode }

function SkipLink() {
  const { t } = useTranslation('shell')
  return <Skip href={`#${MAIN_ID}`}>{t('skip')}</Skip>
}

const mainProps = { id: MAIN_ID, tabIndex: -1 } as const

/** Where the page's own bar has the total and the one next step: on phones nothing else is at the bottom. */
const PAYING: readonly (RouteName | undefined)[] = ['subscribeSummary', 'subscribeOrder']

/** Learner's navigation around the page; visitors of the leveling test get only the header. */
const Default = observer(function Default({ children }: LayoutProps) {
  const { pathname } = useLocation()
  const isPaying = PAYING.includes(routeAt(pathname)?.name)
  const hasBar = session.isAuthenticated && hasBottomBar() && !isPaying
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each of these pages has fields of its own to cover.
  useEffect(() => {
    if (isPaying) snackbars.closeEarlier()
  }, [isPaying, pathname])
  return (
    <Frame $withBar={hasBar}>
      <SkipLink />
      <Header />
      <Main {...mainProps} $withBottomBar={hasBar}>
        {children}
      </Main>
      {hasBar && <BottomBar />}
      <Popups />
      <ConsentBanner aboveBar={hasBar} />
    </Frame>
  )
})

/** Nothing but the work: the page draws its own bars. */
function Trainer({ children }: LayoutProps) {
  return (
    <Frame>
      <SkipLink />
      <Main {...mainProps}>{children}</Main>
    </Frame>
  )
}

/** A page without learner navigation; anyone who is signed in can leave. */
const Raw = observer(function Raw({ children }: LayoutProps) {
  const { t } = useTranslation('shell')
  return (
    <Frame>
      <SkipLink />
      <Bar>
        <BarInner>
          <Logo />
          <BarEnd>
            {session.isAuthenticated && (
              <BarButton type="button" onClick={() => signOut()}>
                <IconLogout size={22} aria-hidden />
                {t('nav.signOut')}
              </BarButton>
            )}
          </BarEnd>
        </BarInner>
      </Bar>
      <Main {...mainProps}>{children}</Main>
      <ConsentBanner />
    </Frame>
  )
})

/** One centred card for visitors. */
function External({ children }: LayoutProps) {
  return (
    <Centred>
      <SkipLink />
      <Logo height={44} />
      <Main {...mainProps}>
        <Card>{children}</Card>
      </Main>
      <footer>
        <LegalLinks />
      </footer>
      <ConsentBanner />
    </Centred>
  )
}

/** Header with the way in, the page, a footer: for people who are not customers yet. */
const LandingPageLike = observer(function LandingPageLike({ children }: LayoutProps) {
  const { t } = useTranslation('shell')
  return (
    <Frame>
      <SkipLink />
      <Bar>
        <BarInner>
          <LogoLink to={paths.courses()} aria-label={t('home')}>
            <Logo title="" />
          </LogoLink>
          <BarEnd>
            {session.isAuthenticated ? (
              <AccountMenu />
            ) : (
              <Button variant="ghost" onClick={() => signIn(paths.courses())}>
                {t('nav.signIn')}
              </Button>
            )}
          </BarEnd>
        </BarInner>
      </Bar>
      <Main {...mainProps} $tall>
        {children}
      </Main>
      <Foot>
        <LegalLinks />
        Mówka
      </Foot>
      <ConsentBanner />
    </Frame>
  )
})

/** The editors' panel: sections at the left, the page next to them. */
function Admin({ children }: LayoutProps) {
  return (
    <AdminFrame>
      <SkipLink />
      <AdminRail />
      <Main {...mainProps}>{children}</Main>
    </AdminFrame>
  )
}

/** The company's own header, with its logo and name. */
const CompanyAdmin = observer(function CompanyAdmin({ children }: LayoutProps) {
  const { t } = useTranslation('shell')
  return (
    <Frame>
      <SkipLink />
      <Bar>
        <BarInner>
          <LogoLink to={paths.companyUsers()} aria-label={t('nav.company')}>
            <Logo title="" />
          </LogoLink>
          <QuietBoundary part="company mark">
            <CompanyMark />
          </QuietBoundary>
          <BarEnd>{session.isAuthenticated && <AccountMenu />}</BarEnd>
        </BarInner>
      </Bar>
      <Main {...mainProps}>{children}</Main>
      <ConsentBanner />
    </Frame>
  )
})

/** The frames by name (P-LAY-02). */
export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  Admin,
  CompanyAdmin,
  Default,
  External,
  LandingPageLike,
  Raw,
  RepetitionTrainer: Trainer,
  Trainer,
}
