import { audio } from '@mowka/kernel/platform/study'
import { Alert, Button, Mascot, media } from '@mowka/kernel/ui'
import { Turn } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ModeChange } from '../../core/mode/mode-change'
import { usePlayKey } from '../../core/sound/use-play-key'
import type { PromptProps } from '../../core/store/trainer-mode'
import { listeningSpeed } from './listening-speed'
import { MiniPlayer, Player } from './Player'

const ListeningTurn = styled(Turn)`
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); > svg { display: none; } }
`

/** The question of listening: the recording of the sentence (L-TRN-51). Its words are shown after the check. */
export const ListeningPrompt = observer(function ListeningPrompt({ exercise, isChecked }: PromptProps) {
  const recordingId = exercise.answerRecording
  usePlayKey(recordingId, listeningSpeed.rate)
  if (recordingId === null) return <NoSound />
  const hasFailed = audio.trouble?.recordingId === recordingId && audio.trouble.outcome === 'failed'
  return (
    <>
      {hasFailed && <NoSound onRetry={() => void audio.play(recordingId, listeningSpeed.rate)} />}
      <ListeningTurn>
        <Mascot face={isChecked ? 'happy' : 'surprised'} />
        {isChecked ? <MiniPlayer recordingId={recordingId} /> : <Player recordingId={recordingId} />}
      </ListeningTurn>
    </>
  )
})

const Space = styled.div`
  margin-bottom: 16px;
`

/** A missing or failed recording, with a way to write the same sentence instead. */
function NoSound({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('trainers')
  const changeMode = useContext(ModeChange)
  return (
    <Space>
      <Alert
        kind="warning"
        title={t(onRetry ? 'listening.failed' : 'listening.missing')}
        actions={
          <>
            {onRetry && (
              <Button size="sm" onClick={onRetry}>
                {t('action.tryAgain')}
              </Button>
            )}
            {changeMode && (
              <Button size="sm" onClick={() => changeMode('WRITING')}>
                {t('listening.writeInstead')}
              </Button>
            )}
          </>
        }
      >
        {t('listening.nothingLost')}
      </Alert>
    </Space>
  )
}
