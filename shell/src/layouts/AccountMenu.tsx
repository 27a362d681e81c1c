import { paths } from '@mowka/contract/routes'
import { interfaceLangNames, interfaceLangOf, interfaceLangs } from '@mowka/domain/languages/codes'
import { avatarUrl, DEFAULT_AVATAR } from '@mowka/domain/user/preferences'
import { changeInterfaceLang } from '@mowka/kernel/i18n'
import { hasPage, notify, reportError, signOut } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Mascot, Menu, type MenuItem, useColorScheme } from '@mowka/kernel/ui'
import { IconBuilding, IconEdit, IconLanguage, IconLogout, IconMoon, IconUser } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { panelHomeOf } from '../routes/guard'
import { barButton } from './bar'

const Trigger = styled.button`${barButton}`
const Avatar = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  /* On navy in both themes, so the bubble uses its light colours. */
  background: #ffe9d1;
  --mw-text: var(--mw-on-spark);
  --mw-drawing: var(--mw-on-navy);
`

const schemes = ['system', 'light', 'dark'] as const

/** Account menu: profile, staff areas, theme, interface language, sign-out. */
export const AccountMenu = observer(function AccountMenu() {
  const { t, i18n } = useTranslation(['shell', 'common'])
  const { scheme, setScheme } = useColorScheme()
  const nextScheme = schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'system'
  const lang = interfaceLangOf(i18n.language)
  const nextLang = interfaceLangs[(interfaceLangs.indexOf(lang) + 1) % interfaceLangs.length] ?? lang

  const panelHome = panelHomeOf(session.roles)
  const avatar = session.user?.userMetadata.avatarFileName ?? DEFAULT_AVATAR

  const items: MenuItem[] = [
    ...(hasPage('profile')
      ? [{ id: 'profile', label: t('nav.profile'), icon: <IconUser aria-hidden />, to: paths.profile() }]
      : []),
    ...(panelHome && hasPage(panelHome)
      ? [{ id: 'admin', label: t('nav.admin'), icon: <IconEdit aria-hidden />, to: paths[panelHome]() }]
      : []),
    ...(session.isCompanyAdmin && hasPage('companyUsers')
      ? [
          {
            id: 'company',
            label: t('nav.company'),
            icon: <IconBuilding aria-hidden />,
            to: paths.companyUsers(),
          },
        ]
      : []),
    {
      id: 'theme',
      label: t('account.theme'),
      hint: t(`account.themes.${scheme}`),
      icon: <IconMoon aria-hidden />,
      onSelect: () => setScheme(nextScheme),
    },
    {
      id: 'interface',
      label: t('account.interface'),
      hint: interfaceLangNames[lang],
      icon: <IconLanguage aria-hidden />,
      onSelect: () =>
        void changeInterfaceLang(nextLang).catch((error: unknown) => {
          notify('error', t('common:error.generic'))
          reportError(error)
        }),
    },
    { divider: true },
    { id: 'signOut', label: t('nav.signOut'), icon: <IconLogout aria-hidden />, onSelect: () => signOut() },
  ]
  return (
    <Menu
      label={t('account.menu')}
      align="end"
      items={items}
      trigger={(props) => (
        <Trigger
          type="button"
          aria-label={t('account.button', { name: session.user?.givenName || session.user?.email })}
          {...props}
        >
          <Avatar>
            {/* The whole bubble with tail and accent, inside the ring. */}
            {avatar === DEFAULT_AVATAR ? (
              <Mascot size={22} />
            ) : (
              <img src={avatarUrl(avatar)} alt="" width={36} height={36} />
            )}
          </Avatar>
        </Trigger>
      )}
    />
  )
})
