import { paths } from '@mowka/contract/routes'
import { hasPage } from '@mowka/kernel/platform'
import { Button, IconButton, queries, useMediaQuery, useSnackbarsAbove } from '@mowka/kernel/ui'
import { IconArrowLeft, IconArrowRight } from '@mowka/kernel/ui/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../action-bar/ActionBar'

/**
 * The bottom bar: a link back to the repetitions (V-RW-11), and one to the trainer, which is labelled as loose
 * training once today's words are done (V-RW-12).
 */
export function RepetitionWordsActions({ isDone, canTrain }: { isDone: boolean; canTrain: boolean }) {
  const { t } = useTranslation('vocabulary')
  const medium = useMediaQuery(queries.medium)
  const bar = useRef<HTMLElement>(null)
  useSnackbarsAbove(bar, true)
  const trains = canTrain && hasPage('repetitionWordTrainer')
  const back = hasPage('exercises') ? paths.exercises() : paths.courses()
  return (
    <ActionBar ref={bar} aria-label={t('lessonWords.actions')}>
      {medium || !trains ? (
        <Button to={back} leftIcon={<IconArrowLeft aria-hidden />}>
          {t('repetitionWords.back')}
        </Button>
      ) : (
        <IconButton variant="outline" to={back} aria-label={t('repetitionWords.back')}>
          <IconArrowLeft aria-hidden />
        </IconButton>
      )}
      {trains && (
        <Button
          variant="primary"
          size="lg"
          to={paths.repetitionWordTrainer()}
          rightIcon={<IconArrowRight aria-hidden />}
        >
          {t(isDone ? 'repetitionWords.loose' : 'lessonWords.start')}
        </Button>
      )}
    </ActionBar>
  )
}
