import { usePageTitle } from '@mowka/kernel/platform'
import { Page, PageHeader, queries, Skeleton, Stack, useMediaQuery } from '@mowka/kernel/ui'
import { type TabOption, Tabs } from '@mowka/kernel/ui/controls'
import { IconAdjustments, IconCreditCard, IconUser } from '@mowka/kernel/ui/icons'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'

/** The profile tabs by their names in the address (L-PROF-01). */
const profileTabs = ['data', 'preferences', 'payments'] as const
type ProfileTab = (typeof profileTabs)[number]

/** Returns the tab named in an address; the first one if it is unknown. */
const tabOf = (named: string | null): ProfileTab => profileTabs.find((each) => each === named) ?? 'data'

const BasicData = lazy(() => import(/* webpackChunkName: "profile-data" */ './basic-data/BasicData'))
const Preferences = lazy(() => import(/* webpackChunkName: "profile-preferences" */ './Preferences'))
const Payments = lazy(() => import(/* webpackChunkName: "profile-payments" */ './Payments'))

/** The tab bar is only as wide as its tabs. */
const Parts = styled(Stack)`
  > [role='tablist'] { align-self: flex-start; }
`

const icons: Record<ProfileTab, ReactNode> = {
  data: <IconUser aria-hidden />,
  preferences: <IconAdjustments aria-hidden />,
  payments: <IconCreditCard aria-hidden />,
}
const contents: Record<ProfileTab, ReactNode> = {
  data: <BasicData />,
  preferences: <Preferences />,
  payments: <Payments />,
}

/** The user's account in three tabs; the address stores the open one (L-PROF-01). */
export default function ProfilePage() {
  const { t } = useTranslation('profile')
  usePageTitle(t('title'))
  const isPhone = useMediaQuery(queries.phone)
  const [search, setSearch] = useSearchParams()
  const tab = tabOf(search.get('tab'))
  const options: TabOption<ProfileTab>[] = profileTabs.map((value) => ({
    value,
    label: t(`tab.${value}`),
    // Three tabs with icons are wider than a phone.
    icon: isPhone ? undefined : icons[value],
  }))
  return (
    <Page>
      <Parts gap={6}>
        <PageHeader title={t('title')} />
        <Tabs
          label={t('title')}
          options={options}
          value={tab}
          onChange={(next) => setSearch(next === 'data' ? {} : { tab: next })}
        >
          <Suspense fallback={<Skeleton height={560} radius={16} />}>{contents[tab]}</Suspense>
        </Tabs>
      </Parts>
    </Page>
  )
}
