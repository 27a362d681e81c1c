import {
  IconButton,
  Muted,
  PageHeader,
  ProgressBar,
  ResponsiveDialog,
  Skeleton,
  Stack,
  StageChips,
  Text,
  tokens,
} from '@mowka/kernel/ui'
import { IconCircleCheck, IconEyeOff, IconInfoCircle } from '@mowka/kernel/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { lessonStage } from '../word-list/stage'

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
function WordsInfoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  min-height: 44px;
  > button { margin-left: auto; margin-right: -10px; }
`
const Check = styled.span<{ $done: boolean }>`
  display: inline-flex;
  color: ${({ $done }) => ($done ? tokens.success : tokens.lineStrong)};
`

/**
 * Header of the lesson words: heading, and once the words are loaded the progress bar, a check mark that turns green
 * at 100%, and the info button (V-LW-01 to -03). `progress` is in percent, null if all words are hidden (C69).
 */
export function LessonWordsTop({
  progress,
  lessonTitle,
  loading = false,
}: {
  /** Undefined while there are no words. */
  progress?: number | null
  lessonTitle?: string
  loading?: boolean
}) {
  const { t } = useTranslation('vocabulary')
  const [infoOpen, setInfoOpen] = useState(false)
  const done = progress === 100
  return (
    <>
      <PageHeader title={t('lessonWords.title')} note={lessonTitle} />
      {loading && (
        <Bar>
          <Skeleton height={12} />
        </Bar>
      )}
      {progress !== undefined && (
        <Bar>
          {progress !== null && (
            <>
              <ProgressBar
                value={progress}
                label={t('lessonWords.progress')}
                tone={done ? 'done' : 'normal'}
                size="lg"
              />
              <Muted as="span" weight="strong" aria-hidden>
                {progress}%
              </Muted>
              <Check
                $done={done}
                {...(done ? { role: 'img', 'aria-label': t('lessonWords.done') } : { 'aria-hidden': true })}
              >
                <IconCircleCheck aria-hidden />
              </Check>
            </>
          )}
          <IconButton aria-label={t('info.open')} aria-haspopup="dialog" onClick={() => setInfoOpen(true)}>
            <IconInfoCircle aria-hidden />
          </IconButton>
        </Bar>
      )}
      <WordsInfoDialog open={infoOpen} onClose={() => setInfoOpen(false)} />
    </>
  )
}
