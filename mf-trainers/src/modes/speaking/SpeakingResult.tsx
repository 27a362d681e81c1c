import type { AttemptResult } from '@mowka/contract/schemas/attempt'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { langTag } from '@mowka/domain/languages'
import { audio } from '@mowka/kernel/platform/study'
import { Button, media, tokens } from '@mowka/kernel/ui'
import { IconMicrophone, IconRepeat } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { MyTurn } from '../../core/answer/answer-bubble'
import { HeardWords } from './HeardWords'
import { overlayOf } from './heard-words'
import type { SpeakingDraft } from './speaking-draft'
import { NativeTrack, OwnTrack } from './Track'

const Tracks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${tokens.s3};
  ${media.belowMedium} { gap: ${tokens.s2}; }
`
const Both = styled.div`
  margin: ${tokens.s2} 0 ${tokens.s3} -12px;
`

const Again = styled.div`
  margin: ${tokens.s2} 0 0 -12px;
`

/** Plays the native recording, then the learner's unless the first one was stopped. */
async function playBoth(recordingId: string, draft: SpeakingDraft): Promise<void> {
  if ((await audio.play(recordingId)) === 'ended') await draft.recorder.own?.play()
}

/** Both recordings side by side, for comparison. */
export const Recordings = observer(function Recordings({
  draft,
  exercise,
}: {
  draft: SpeakingDraft
  exercise: Exercise
}) {
  const { t } = useTranslation('trainers')
  const { own } = draft.recorder
  const native = exercise.answerRecording
  return (
    <>
      <Tracks>
        {native && <NativeTrack recordingId={native} />}
        {own && <OwnTrack own={own} />}
      </Tracks>
      {native && own && (
        <Both>
          <Button
            variant="ghost"
            leftIcon={<IconRepeat aria-hidden />}
            onClick={() => void playBoth(native, draft)}
          >
            {t('speaking.playBoth')}
          </Button>
        </Both>
      )}
    </>
  )
})

/** The result of a spoken sentence: both recordings and the recognized words. */
export function SpeakingResult({
  draft,
  exercise,
  result,
  onRedo,
}: {
  draft: SpeakingDraft
  exercise: Exercise
  result: AttemptResult
  onRedo: () => void
}) {
  const { t } = useTranslation('trainers')
  return (
    <MyTurn>
      <Recordings draft={draft} exercise={exercise} />
      <HeardWords overlay={overlayOf(result.diff)} tag={langTag(exercise.answerLang)} />
      {/* After an unsuccessful recording the primary action does this. */}
      {result.isSuccess && (
        <Again>
          <Button variant="ghost" leftIcon={<IconMicrophone aria-hidden />} onClick={onRedo}>
            {t('speaking.again')}
          </Button>
        </Again>
      )}
    </MyTurn>
  )
}
