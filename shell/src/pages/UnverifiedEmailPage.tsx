import { paths } from '@mowka/shared/contract/routes'
import { signOut, usePageTitle } from '@mowka/shared/platform'
import { Button, Mascot, Stack } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import { readPageData } from '../page-data/page-data'

/** The address is not confirmed yet: what to do, and two ways out (administration and platform §2.4, C39). */
export function UnverifiedEmailPage() {
  const { t } = useTranslation('shell')
  usePageTitle(t('unverified.title'))
  return (
    <Stack align="center">
      <Mascot size={88} face="glance" />
      <h1>{t('unverified.title')}</h1>
      <p>{t('unverified.text')}</p>
      <p>{t('unverified.hint')}</p>
      <Button variant="primary" onClick={() => signOut(paths.courses())}>
        {t('unverified.toCourses')}
      </Button>
      <Button onClick={() => signOut(readPageData().config.siteUrl)}>{t('unverified.toSite')}</Button>
    </Stack>
  )
}
