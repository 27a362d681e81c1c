import { audio, usePressToPlay } from '@mowka/kernel/platform/study'
import { SILENCE_MINUTES } from '@mowka/kernel/storage'
import { Alert, Button, Mascot, media, SpeechBubble, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconGauge, IconVolume, IconVolumeOff } from '@mowka/kernel/ui/icons'
import { Turn, useShortcut } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LearnerArea } from '../exercise-parts'
import { playWord } from '../shortcuts/WordShortcuts'
import { WithoutSound } from '../silence/use-silence'

const Bubble = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: flex;
  align-items: center;
  gap: ${tokens.s4};
  min-height: 100px;
  padding: ${tokens.s4} ${tokens.s5};
  > :last-child { flex: none; margin-left: auto; padding-inline: 14px; }
  ${media.belowMedium} { gap: ${tokens.s3}; padding: ${tokens.s3} ${tokens.s4}; }
`
const Play = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 64px;
  height: 64px;
  padding: 0;
  border: 0;
  border-radius: 22px 22px 22px 6px;
  background: ${tokens.navy};
  color: ${tokens.onNavy};
  svg { width: 32px; height: 32px; }
  ${media.hover} { &:hover { background: ${tokens.navyHover}; } }
`
const Bars = styled.svg`
  flex: 1;
  min-width: 0;
  max-width: 246px;
  height: 44px;
  color: ${tokens.lineStrong};
  stroke: currentColor;
  stroke-width: 4;
  stroke-linecap: round;
  &[data-playing] { color: ${tokens.text}; }
`
/** Half the height of each bar: a fixed drawing, because the word's real waveform would reveal its length. */
const HEIGHTS = [4, 7, 11, 17, 13, 20, 15, 9, 14, 21, 18, 12, 7, 10, 16, 13, 8, 5, 9, 14, 10, 6, 4, 3]
const Gap = styled.div`
  margin-bottom: ${tokens.s4};
`

/** Plays a word: again by the button or Ctrl+Space, slowly by a second button or a double press (C01). */
export const ListenBubble = observer(function ListenBubble({ recordingId }: { recordingId: string }) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const practiseInstead = useContext(WithoutSound)
  const press = usePressToPlay(recordingId)
  // A double press plays slowly; this button is its visible equivalent.
  const slowly = () => {
    press()
    press()
  }
  const isPlaying = audio.current === recordingId
  const trouble = audio.trouble?.recordingId === recordingId ? audio.trouble.outcome : null
  useShortcut(playWord, () => (isPlaying ? audio.stop() : void audio.play(recordingId)))
  return (
    <>
      {trouble === 'failed' && (
        <Gap>
          <Alert
            kind="warning"
            title={t('wordTrainer.listen.failed')}
            actions={
              <>
                <Button size="sm" onClick={() => void audio.play(recordingId)}>
                  {t('common:retry')}
                </Button>
                {practiseInstead && (
                  <Button size="sm" onClick={practiseInstead.once}>
                    {t('wordTrainer.listen.instead')}
                  </Button>
                )}
              </>
            }
          >
            {t('wordTrainer.listen.nothingLost')}
          </Alert>
        </Gap>
      )}
      <Turn>
        <Mascot face="happy" />
        <Bubble>
          <Play
            type="button"
            aria-label={t('wordTrainer.listen.play')}
            aria-keyshortcuts="Control+Space"
            aria-disabled={isPlaying || undefined}
            onClick={press}
          >
            <IconVolume aria-hidden />
          </Play>
          {trouble === 'refused' ? (
            <p role="status">{t('wordTrainer.listen.touchFirst')}</p>
          ) : (
            <Bars
              viewBox="0 0 246 44"
              preserveAspectRatio="xMinYMid slice"
              fill="none"
              aria-hidden
              data-playing={isPlaying || undefined}
            >
              {HEIGHTS.map((height, place) => (
                <path key={place} d={`M${6 + place * 10} ${22 - height}v${2 * height}`} />
              ))}
            </Bars>
          )}
          <Button variant="outline" leftIcon={<IconGauge aria-hidden />} onClick={slowly}>
            <VisuallyHidden>{t('wordTrainer.listen.slowlyName')} </VisuallyHidden>
            {t('wordTrainer.listen.slowly')}
          </Button>
        </Bubble>
      </Turn>
    </>
  )
})

const Line = styled(LearnerArea)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.s1} ${tokens.s6};
  margin-top: ${tokens.s5};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  button { margin-left: -12px; color: ${tokens.text}; }
  ${media.belowMedium} { margin-top: ${tokens.s4}; gap: 0 ${tokens.s6}; }
`

/** Button that disables listening exercises for a while (V-WTRN-15). */
export function CannotListen() {
  const { t } = useTranslation('vocabulary')
  const ways = useContext(WithoutSound)
  if (!ways) return null
  return (
    <Line>
      {t('wordTrainer.silence.question')}
      <Button variant="ghost" leftIcon={<IconVolumeOff aria-hidden />} onClick={ways.silence}>
        {t('wordTrainer.silence.begin', { count: SILENCE_MINUTES })}
      </Button>
    </Line>
  )
}
