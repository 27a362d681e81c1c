import { IconButton, Muted, PageHeader, ProgressBar, Skeleton, tokens } from '@mowka/kernel/ui'
import { IconCircleCheck, IconInfoCircle } from '@mowka/kernel/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { WordsInfoDialog } from './WordsInfoDialog'

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
