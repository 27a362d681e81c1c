import { usePageTitle } from '@mowka/kernel/platform'
import { Page, PageHeader, Stack } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { AppliedImports } from './AppliedImports'
import { ExportCard } from './ExportCard'
import { ImportCard } from './ImportCard'

/** Exports content to files, and imports files after a preview of the changes. */
export default function AdminTransferPage() {
  const { t } = useTranslation('transfer')
  usePageTitle(t('title'))
  return (
    <Page width="wide">
      <PageHeader title={t('title')} note={t('lead')} />
      <Stack gap={8}>
        <ImportCard />
        <AppliedImports />
        <ExportCard />
      </Stack>
    </Page>
  )
}
