import { usePageTitle } from '@mowka/kernel/platform'
import { Page, PageHeader, Stack } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { ExportCard } from './ExportCard'
import { ImportCard } from './ImportCard'

/** Content as files: taken along, and brought back with a look at what that would change. */
export default function AdminTransferPage() {
  const { t } = useTranslation('transfer')
  usePageTitle(t('title'))
  return (
    <Page width="wide">
      <PageHeader title={t('title')} note={t('lead')} />
      <Stack gap={8}>
        <ImportCard />
        <ExportCard />
      </Stack>
    </Page>
  )
}
