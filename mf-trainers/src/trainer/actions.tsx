import { audio, usePressToPlay } from '@mowka/shared/platform'
import { Button, Count, IconButton, tokens, VisuallyHidden } from '@mowka/shared/ui'
import { IconBulb, IconGauge, IconPlayerSkipForward, IconVolume } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { primaryAction } from './primary-action'
import type { TrainerStore } from './trainer-store'

type Props = {
  store: TrainerStore
  /** An icon alone, for the bar of phones. */
  compact?: boolean
}

const Badged = styled.span`
  position: relative;
  display: inline-flex;
  > button { width: 48px; height: 52px; }
  > span { position: absolute; top: -7px; right: -7px; pointer-events: none; }
`
const Tall = styled.span`
  > button { width: 48px; height: 52px; }
  color: ${tokens.text};
`

/** Check, try again or go on: always in the same place, and what Enter does. */
export const PrimaryButton = observer(function PrimaryButton({ store, compact }: Props) {
  const { t } = useTranslation('trainers')
  const { label, disabled, busy } = primaryAction(store)
  return (
    <Button
      variant="primary"
      size={compact ? 'md' : 'lg'}
      fullWidth
      kbd={compact ? undefined : 'Enter'}
      aria-disabled={disabled}
      loading={busy}
      onClick={store.primary}
    >
      {t(`action.${label}`)}
    </Button>
  )
})

/** A piece of the answer, with how many are left. */
export const HintButton = observer(function HintButton({ store, compact }: Props) {
  const { t } = useTranslation('trainers')
  const name = t('action.hintLeft', { count: store.hintsLeft })
  if (compact)
    return (
      <Badged>
        <IconButton variant="outline" aria-label={name} aria-disabled={!store.canHint} onClick={store.hint}>
          <IconBulb aria-hidden />
        </IconButton>
        <Count aria-hidden>{store.hintsLeft}</Count>
      </Badged>
    )
  return (
    <Button
      fullWidth
      aria-disabled={!store.canHint}
      leftIcon={<IconBulb aria-hidden />}
      rightIcon={<Count aria-hidden>{store.hintsLeft}</Count>}
      onClick={store.hint}
    >
      <span aria-hidden>{t('action.hint')}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
})

/** Plays the example before the result and the answer after it; a double press plays slowly. */
export const PlayButton = observer(function PlayButton({ store, compact }: Props) {
  const { t } = useTranslation('trainers')
  const recordingId = store.playable
  const press = usePressToPlay(recordingId)
  const isOff = recordingId === null || audio.current === recordingId
  const onClick = () => {
    if (!isOff) press()
  }
  if (compact)
    return (
      <Tall>
        <IconButton variant="outline" aria-label={t('action.play')} aria-disabled={isOff} onClick={onClick}>
          <IconVolume aria-hidden />
        </IconButton>
      </Tall>
    )
  return (
    <Button aria-disabled={isOff} leftIcon={<IconVolume aria-hidden />} onClick={onClick}>
      {t('action.play')}
    </Button>
  )
})

/** Goes on without a success; possible after the first attempt (C04). */
export const SkipButton = observer(function SkipButton({ store, compact }: Props) {
  const { t } = useTranslation('trainers')
  const skip = () => {
    if (store.canSkip) void store.skip()
  }
  if (compact)
    return (
      <Tall>
        <IconButton
          variant="outline"
          aria-label={t('action.skip')}
          aria-disabled={!store.canSkip}
          onClick={skip}
        >
          <IconPlayerSkipForward aria-hidden />
        </IconButton>
      </Tall>
    )
  return (
    <Button aria-disabled={!store.canSkip} leftIcon={<IconPlayerSkipForward aria-hidden />} onClick={skip}>
      {t('action.skip')}
    </Button>
  )
})

/** Cycles the playback rate 1, 0.9, 0.8; the number is hidden at 1 (vocabulary and commerce §9). */
export const RateButton = observer(function RateButton({ quiet }: { quiet?: boolean }) {
  const { t, i18n } = useTranslation('trainers')
  const rate = new Intl.NumberFormat(i18n.language).format(audio.rate)
  return (
    <Button
      variant={quiet ? 'ghost' : 'outline'}
      aria-label={t('action.rate', { rate })}
      leftIcon={<IconGauge aria-hidden />}
      onClick={audio.cycleRate}
    >
      {audio.rate === 1 ? '' : `${rate}×`}
    </Button>
  )
})
