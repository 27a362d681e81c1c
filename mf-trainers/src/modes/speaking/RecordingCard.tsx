import { queries, SpeechBubble, tokens, useMediaQuery, VisuallyHidden } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconCheck, IconEar } from '@mowka/kernel/ui/icons'
import { formatMinutes } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Wave } from '../../core/sound/Wave'
import { BARS, LOWEST_BAR } from '../../core/sound/wave-shape'
import { ENDING_SOON, MAX_RECORDING } from './recorder/limits'
import type { Recorder } from './recorder/recorder'
import type { Hearing } from './recorder/voice-meter'

const Box = styled(SpeechBubble).attrs({ me: true, padding: 'none' as const })`
  display: grid;
  gap: ${tokens.s3};
  padding: ${tokens.s4} ${tokens.s5};
  border: 1.5px solid ${tokens.lineStrong};
`
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.s3};
  font-weight: 800;
  > p { display: flex; align-items: center; gap: 10px; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 700; }
  [role='timer'] { font-size: ${tokens.fs22}; }
`
const Dot = styled.i<{ $on: boolean }>`
  width: 12px;
  height: 12px;
  border-radius: ${({ $on }) => ($on ? '50%' : '2px')};
  background: ${({ $on }) => ($on ? tokens.danger : tokens.muted)};
`
const Said = styled.p<{ $kind: 'good' | 'bad' | 'plain' }>`
  display: flex;
  align-items: center;
  gap: ${tokens.s2};
  min-height: 24px;
  color: ${({ $kind }) => ({ good: tokens.success, bad: tokens.danger, plain: tokens.muted })[$kind]};
  font-weight: 800;
  svg { width: 20px; height: 20px; }
`
const Tip = styled.p`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const kinds: Record<Hearing, 'good' | 'bad' | 'plain'> = {
  heard: 'good',
  waiting: 'plain',
  unknown: 'plain',
  low: 'bad',
  nothing: 'bad',
}

/** Returns bars for the volume so far, and dots for the rest. */
const barsOf = (levels: readonly number[]): number[] =>
  Array.from({ length: BARS }, (_, place) => Math.max(LOWEST_BAR, levels[place] ?? 0))

/** The recording in progress: its length, its volume, and whether anything is heard. */
export const RecordingCard = observer(function RecordingCard({ recorder }: { recorder: Recorder }) {
  const { t } = useTranslation('trainers')
  const isStill = useMediaQuery(queries.reducedMotion)
  const { meter, passed } = recorder
  const isPaused = recorder.state === 'paused'
  const seconds = Math.floor(passed / 1000)
  const total = MAX_RECORDING / 1000
  const endsSoon = MAX_RECORDING - passed <= ENDING_SOON
  const kind = isPaused ? 'plain' : kinds[meter.hearing]
  return (
    <Box as="section" aria-label={t('speaking.recordingCard')}>
      <Head>
        <p>
          <Dot $on={!isPaused} aria-hidden />
          {t(isPaused ? 'speaking.paused' : 'speaking.recording')}
        </p>
        <span role="timer" aria-label={t('speaking.passed', { count: seconds, total })}>
          {formatMinutes(seconds)} <small>/ {formatMinutes(total)}</small>
        </span>
      </Head>
      {!isStill && <Wave bars={barsOf(meter.levels)} heard={meter.levels.length / BARS} />}
      <Said $kind={kind} role="status">
        {kind === 'good' && <IconCheck aria-hidden />}
        {kind === 'plain' && <IconEar aria-hidden />}
        {kind === 'bad' && <IconAlertTriangle aria-hidden />}
        <span>{t(isPaused ? 'speaking.hearing.paused' : `speaking.hearing.${meter.hearing}`)}</span>
      </Said>
      <Tip>{t('speaking.tip')}</Tip>
      <VisuallyHidden role="status">
        {endsSoon && t('speaking.endsSoon', { count: ENDING_SOON / 1000 })}
      </VisuallyHidden>
    </Box>
  )
})
