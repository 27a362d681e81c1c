import type { Exercise } from '@mowka/contract/schemas/learning'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { audio, usePressToPlay } from '@mowka/kernel/platform/study'
import { Button, IconButton, media, SpeechBubble, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import {
  IconCheck,
  IconEar,
  IconMicrophone,
  IconPlayerPause,
  IconPlayerPlay,
  IconRepeat,
  IconX,
} from '@mowka/kernel/ui/icons'
import { formatMinutes } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { MyTurn } from '../../core/answer/answer-views'
import { useWave, useWaveOf, Wave } from '../../core/sound/Wave'
import { type HeardWord, type Overlay, overlayOf } from './heard-words'
import type { OwnRecording } from './recorder/own-recording'
import type { SpeakingDraft } from './speaking-draft'

const TrackBox = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.s3};
  padding: ${tokens.s3};
  > button { border-radius: 50%; }
  p { display: flex; justify-content: space-between; gap: ${tokens.s2}; font-size: ${tokens.fs14}; font-weight: 800; }
  p span { color: ${tokens.muted}; font-weight: 700; }
`

function Track({
  name,
  stopName,
  words,
  seconds,
  isPlaying,
  bars,
  heard,
  isOwn = false,
  onToggle,
}: {
  name: string
  stopName: string
  words: string
  /** 0 while unknown. */
  seconds: number
  isPlaying: boolean
  bars: readonly number[]
  heard: number
  isOwn?: boolean
  onToggle: () => void
}) {
  return (
    <TrackBox me={isOwn}>
      <IconButton variant="outline" aria-label={isPlaying ? stopName : name} onClick={onToggle}>
        {isPlaying ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
      </IconButton>
      <div>
        <p>
          {words}
          <span>{seconds > 0 && formatMinutes(Math.max(1, Math.round(seconds)))}</span>
        </p>
        <Wave bars={bars} heard={heard} />
      </div>
    </TrackBox>
  )
}

/** The native recording of a sentence; a press during playback stops it. */
const NativeTrack = observer(function NativeTrack({ recordingId }: { recordingId: string }) {
  const { t } = useTranslation('trainers')
  const { bars, seconds } = useWave(recordingId)
  const play = usePressToPlay(recordingId)
  const isPlaying = audio.current === recordingId
  const heard = isPlaying && audio.duration > 0 ? audio.position / audio.duration : 0
  return (
    <Track
      name={t('speaking.playNative')}
      stopName={t('speaking.stopNative')}
      words={t('speaking.native')}
      seconds={seconds}
      isPlaying={isPlaying}
      bars={bars}
      heard={heard}
      onToggle={isPlaying ? audio.stop : play}
    />
  )
})

/** The learner's recording. */
const OwnTrack = observer(function OwnTrack({ own }: { own: OwnRecording }) {
  const { t } = useTranslation('trainers')
  const { bars } = useWaveOf(own.bytes)
  return (
    <Track
      name={t('speaking.playOwn')}
      stopName={t('speaking.stopOwn')}
      words={t('speaking.you')}
      seconds={own.seconds}
      isPlaying={own.isPlaying}
      bars={bars}
      heard={own.heard}
      isOwn
      onToggle={() => (own.isPlaying ? own.stop() : void own.play())}
    />
  )
})

const Box = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  padding: ${tokens.s4} ${tokens.s5};
  h2 { font-size: ${tokens.fs16}; letter-spacing: 0; }
`
const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3} ${tokens.s2};
  margin-top: ${tokens.s3};
  li { display: grid; justify-items: center; gap: 2px; }
`
const looks: Record<HeardWord['mark'], ReturnType<typeof css>> = {
  said: css`background: ${tokens.successSoft}; color: ${tokens.successInk};`,
  moved: css`border-color: ${tokens.lineStrong};`,
  different: css`
    background: ${tokens.dangerSoft};
    color: ${tokens.dangerInk};
    text-decoration: underline wavy;
    text-underline-offset: 4px;
    text-decoration-thickness: 1.5px;
  `,
  missing: css`border: 1.5px dashed ${tokens.danger}; color: ${tokens.danger};`,
}
const Word = styled.b<{ $mark: HeardWord['mark'] }>`
  padding: 4px 10px;
  border: 1.5px solid transparent;
  border-radius: ${tokens.r12};
  font-size: ${tokens.fs18};
  line-height: 1.35;
  ${({ $mark }) => looks[$mark]}
`
const ReportStatus = styled.span<{ $mark: HeardWord['mark'] }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${({ $mark }) => ($mark === 'said' ? tokens.success : $mark === 'moved' ? tokens.muted : tokens.danger)};
  font-size: ${tokens.fs13};
  font-weight: 700;
  svg { width: 16px; height: 16px; }
`
const Extra = styled.p`
  margin-top: ${tokens.s3};
  padding-top: ${tokens.s3};
  border-top: 1px solid ${tokens.line};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const icons: Record<HeardWord['mark'], ReactNode> = {
  said: <IconCheck aria-hidden />,
  moved: <IconEar aria-hidden />,
  different: <IconEar aria-hidden />,
  missing: <IconX aria-hidden />,
}

/** The recognized words over the sentence: each word has a background or border, an icon and a text for its state. */
function HeardWords({ overlay, tag }: { overlay: Overlay; tag: string }) {
  const { t } = useTranslation('trainers')
  const id = useId()
  const { words, extra } = overlay
  const said = words.filter(({ mark }) => mark === 'said').length
  return (
    <Box>
      <div role="status">
        <h2 id={id}>{t('speaking.heard.count', { count: words.length, said })}</h2>
      </div>
      <Words role="list" aria-labelledby={id}>
        {words.map(({ text, mark, heard }, place) => (
          <li key={place}>
            <Word $mark={mark} {...textIn(tag)}>
              {text}
            </Word>
            <VisuallyHidden>, </VisuallyHidden>
            <ReportStatus $mark={mark}>
              {icons[mark]}
              {mark === 'different' ? (
                <span>
                  {t('speaking.heard.different')} <q {...textIn(tag)}>{heard}</q>
                </span>
              ) : (
                <span>{t(`speaking.heard.${mark}`)}</span>
              )}
            </ReportStatus>
          </li>
        ))}
      </Words>
      {extra.length > 0 && (
        <Extra>
          {t('speaking.heard.extra')} <span {...textIn(tag)}>{extra.join(', ')}</span>
        </Extra>
      )}
    </Box>
  )
}

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
