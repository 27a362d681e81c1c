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
import { ConfirmEmailNotice } from '../confirm-email/ConfirmEmail'
import { ConsentBanner } from '../consent/ConsentBanner'
import { snackbars } from '../feedback/snackbar-store'
import { LegalLinks } from '../legal/LegalLinks'
import { SignInButtons } from '../pages/sign-in-pages'
import { Popups } from '../popups/Popups'
import { type LayoutName, routeAt } from '../routes/route-table'
import { AccountMenu } from './AccountMenu'
import { AdminRail } from './AdminRail'
import { BottomBar, hasBottomBar } from './BottomBar'
import { Bar, BarEnd, BarInner, barButton, LogoLink } from './bar'
import { CompanyMark } from './CompanyMark'
import { Header } from './Header'

/** Target of the skip link and of the focus after a navigation. */
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
  /* Content after the page starts off-screen, so that a growing page does not move it. */
  ${({ $tall }) => $tall && 'min-height: calc(100dvh - 56px);'}
  ${media.print} { min-height: 0; }
  ${media.belowMedium} {
    padding-bottom: ${({ $withBottomBar }) => ($withBottomBar ? 'calc(var(--mw-bottom-bar) + env(safe-area-inset-bottom))' : '0')};
  }
`
const Frame = styled.div<{ $withBar?: boolean }>`
  /* Without a bottom bar its height is zero. */
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

/** Routes with a bottom bar of their own for the total and the primary action; on phones they have no other. */
const PAYMENT_ROUTES: readonly (RouteName | undefined)[] = ['subscribeSummary', 'subscribeOrder']

/** The learner's navigation around the page; visitors of the leveling test get only the header. */
const Default = observer(function Default({ children }: LayoutProps) {
  const { pathname } = useLocation()
  const isPaying = PAYMENT_ROUTES.includes(routeAt(pathname)?.name)
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
        <ConfirmEmailNotice />
        {children}
      </Main>
      {hasBar && <BottomBar />}
      <Popups />
      <ConsentBanner aboveBar={hasBar} />
    </Frame>
  )
})

/** Only the trainer: the page renders its own bars. */
function Trainer({ children }: LayoutProps) {
  return (
    <Frame>
      <SkipLink />
      <Main {...mainProps}>{children}</Main>
    </Frame>
  )
}

/** A frame with a bar: the logo (a link if `home` is set), its neighbour and the end of the bar. */
function BarFrame({
  home,
  beside,
  end,
  tall,
  foot,
  children,
}: {
  home?: { to: string; label: string }
  beside?: ReactNode
  end: ReactNode
  tall?: boolean
  foot?: ReactNode
  children: ReactNode
}) {
  return (
    <Frame>
      <SkipLink />
      <Bar>
        <BarInner>
          {home ? (
            <LogoLink to={home.to} aria-label={home.label}>
              <Logo title="" />
            </LogoLink>
          ) : (
            <Logo />
          )}
          {beside}
          <BarEnd>{end}</BarEnd>
        </BarInner>
      </Bar>
      <Main {...mainProps} $tall={tall}>
        {children}
      </Main>
      {foot}
      <ConsentBanner />
    </Frame>
  )
}

const LegalFoot = () => (
  <Foot>
    <LegalLinks />
    Mówka
  </Foot>
)

/** A page without learner navigation; signed-in users can sign out. */
const Raw = observer(function Raw({ children }: LayoutProps) {
  const { t } = useTranslation('shell')
  return (
    <BarFrame
      end={
        session.isAuthenticated && (
          <BarButton type="button" onClick={() => signOut()}>
            <IconLogout size={22} aria-hidden />
            {t('nav.signOut')}
          </BarButton>
        )
      }
    >
      {children}
    </BarFrame>
  )
})

/** Buttons on the bar: outlines instead of filled grounds. */
const OnNavy = styled.div`
  display: flex;
  gap: var(--mw-2);
  --mw-button-ground: transparent;
  --mw-button-hover: rgb(255 255 255 / 0.1);
  button { border-color: rgb(255 255 255 / 0.55); white-space: nowrap; }
  button:first-child { border-color: transparent; }
  ${media.hover} { button:last-child:hover { border-color: var(--mw-on-navy); background: var(--mw-button-hover); } }
  ${media.phone} { gap: 0; button { padding-inline: 10px; } }
  @media (max-width: 359.98px) { button { padding-inline: 6px; font-size: var(--mw-fs-14); white-space: normal; } }
`

/** The frame of the front page: a bar with the ways in, a wide page and the footer. */
function FrontFrame({ children }: LayoutProps) {
  return (
    <BarFrame
      end={
        <OnNavy>
          <SignInButtons />
        </OnNavy>
      }
      tall
      foot={<LegalFoot />}
    >
      {children}
    </BarFrame>
  )
}

/** A centred card for visitors; the front page has the whole width. */
function External({ children }: LayoutProps) {
  const { pathname } = useLocation()
  if (routeAt(pathname)?.name === 'login') return <FrontFrame>{children}</FrontFrame>
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

/** Header with sign-in, page and footer: for visitors who aren't customers yet. */
const LandingPageLike = observer(function LandingPageLike({ children }: LayoutProps) {
  const { t } = useTranslation('shell')
  return (
    <BarFrame
      home={{ to: paths.courses(), label: t('home') }}
      end={
        session.isAuthenticated ? (
          <AccountMenu />
        ) : (
          <Button variant="ghost" onClick={() => signIn(paths.courses())}>
            {t('nav.signIn')}
          </Button>
        )
      }
      tall
      foot={<LegalFoot />}
    >
      {children}
    </BarFrame>
  )
})

/** The editors' panel: navigation on the left, the page beside it. */
function Admin({ children }: LayoutProps) {
  return (
    <AdminFrame>
      <SkipLink />
      <AdminRail />
      <Main {...mainProps}>{children}</Main>
    </AdminFrame>
  )
}

/** The company header with logo and name. */
const CompanyAdmin = observer(function CompanyAdmin({ children }: LayoutProps) {
  const { t } = useTranslation('shell')
  return (
    <BarFrame
      home={{ to: paths.companyUsers(), label: t('nav.company') }}
      beside={
        <QuietBoundary part="company mark">
          <CompanyMark />
        </QuietBoundary>
      }
      end={session.isAuthenticated && <AccountMenu />}
    >
      {children}
    </BarFrame>
  )
})

/** Layouts by name (P-LAY-02). */
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
