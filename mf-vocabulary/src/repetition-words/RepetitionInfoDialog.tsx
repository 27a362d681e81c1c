import { ResponsiveDialog, Stack, StageChips, Text } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { REPETITION_CHIPS } from '../word-card/stage'

/** Explains how words come back (V-RW-01): a dialog from 960 px, a sheet below. */
export function RepetitionInfoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('vocabulary')
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('repetitionWords.info.title')} size="md">
      <Stack gap={4}>
        <Text>{t('repetitionWords.info.intro')}</Text>
        <StageChips reached={3} total={REPETITION_CHIPS} label={t('repetitionWords.info.chips')} />
        <Text>{t('repetitionWords.info.wrong')}</Text>
        <Text>{t('repetitionWords.info.loose')}</Text>
        <Text>{t('info.known')}</Text>
      </Stack>
    </ResponsiveDialog>
  )
}
