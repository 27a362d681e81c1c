import { ResponsiveDialog, Stack, StageChips, Text, tokens } from '@mowka/kernel/ui'
import { IconEyeOff } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { lessonStage } from '../word-card/stage'

const Stages = styled.dl`
  display: grid;
  gap: ${tokens.s3};
  > div { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 0 ${tokens.s3}; }
  dt { grid-column: 2; font-weight: 800; }
  dd { grid-column: 2; color: ${tokens.muted}; }
  dd:first-of-type { grid-column: 1; grid-row: 1 / span 2; }
`
const Known = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s3};
`

/** Explains stages, intervals and hiding (V-LW-03, V-STAGE-07): a dialog from 960 px, a sheet below. */
export function WordsInfoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('vocabulary')
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('info.title')} size="md">
      <Stack gap={4}>
        <Text>{t('info.intro')}</Text>
        <Stages>
          {[0, 1, 2].map((stage) => {
            const { reached, current, total, name } = lessonStage(stage)
            return (
              <div key={stage}>
                <dt>{t(`stage.${name}`)}</dt>
                <dd aria-hidden>
                  <StageChips reached={reached} current={current} total={total} />
                </dd>
                <dd>{t(`info.${name}`)}</dd>
              </div>
            )
          })}
        </Stages>
        <Text>{t('info.intervals')}</Text>
        <Known>
          <IconEyeOff aria-hidden />
          <span>{t('info.known')}</span>
        </Known>
      </Stack>
    </ResponsiveDialog>
  )
}
