import { audio, usePressToPlay } from '@mowka/kernel/platform/study'
import { Button } from '@mowka/kernel/ui'
import {
  IconArrowRight,
  IconBulb,
  IconGauge,
  IconPlayerSkipForward,
  IconVolume,
} from '@mowka/kernel/ui/icons'
import { ActionButton, PrimaryAction } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pressPrimary, primaryAction } from '../store/primary-action'
import type { TrainerStore } from '../store/trainer-store'

type Props = {
  store: TrainerStore
  /** As a tile in the action bar on phones. */
  compact?: boolean
}

/** Check, try again or continue. */
export const PrimaryButton = observer(function PrimaryButton({ store, compact }: Props) {
  const { t } = useTranslation('trainers')
  const { label, icon, disabled, busy } = primaryAction(store)
  return (
    <PrimaryAction
      label={t(label)}
      icon={icon}
      disabled={disabled}
      busy={busy}
      compact={compact}
      onPress={() => pressPrimary(store)}
    />
  )
})

/** The actions next to the primary button: those of the answer while it is made, otherwise the default ones. */
export const OtherActions = observer(function OtherActions({
  store,
  compact = false,
  children,
}: Props & { children: ReactNode }) {
  const own = store.phase === 'answering' ? store.item?.showActions?.(compact) : null
  return own ?? children
})

/**
 * Continues without a success in modes where an attempt counts (L-TRN-25). After a success the primary button does
 * it.
 */
export const ProceedButton = observer(function ProceedButton({ store, compact }: Props) {
  const { t } = useTranslation('trainers')
  if (!store.mode.countsWithoutSuccess || store.succeeded) return null
  const press = () => void store.proceed()
  const arrow = <IconArrowRight aria-hidden />
  const name = t('action.proceed')
  if (compact)
    return <ActionButton icon={arrow} name={name} disabled={!store.canProceed} compact onPress={press} />
  return (
    <Button fullWidth aria-disabled={!store.canProceed} rightIcon={arrow} onClick={press}>
      {name}
    </Button>
  )
})

/** Reveals a piece of the answer; shows the remaining hints (L-HINT-10). */
export const HintButton = observer(function HintButton({ store, compact }: Props) {
  const { t } = useTranslation('trainers')
  if (store.mode.hintsPerExercise === 0) return null
  return (
    <ActionButton
      icon={<IconBulb aria-hidden />}
      name={t('action.hintLeft', { count: store.hints.left })}
      words={t('action.hint')}
      count={store.hints.left}
      disabled={!store.canHint}
      compact={compact}
      fullWidth
      onPress={store.hint}
    />
  )
})

/** Plays the example before the result and the answer after it; a double press plays slowly (C01). */
export const PlayButton = observer(function PlayButton({ store, compact }: Props) {
  const { t } = useTranslation('trainers')
  const recordingId = store.playable
  const press = usePressToPlay(recordingId, 'slow', store.mode.rate?.())
  return (
    <ActionButton
      icon={<IconVolume aria-hidden />}
      name={t('action.play')}
      disabled={recordingId === null || audio.current === recordingId}
      compact={compact}
      onPress={press}
    />
  )
})

/** Continues without a success; enabled after the first attempt (C04). */
export const SkipButton = observer(function SkipButton({ store, compact }: Props) {
  const { t } = useTranslation('trainers')
  return (
    <ActionButton
      icon={<IconPlayerSkipForward aria-hidden />}
      name={t('action.skip')}
      disabled={!store.canSkip}
      compact={compact}
      onPress={() => void store.skip()}
    />
  )
})

/** Cycles through the playback rates 1, 0.9 and 0.8 (L-TRN-41); at 1 a word replaces the number (P-AUDIO-02). */
export const RateButton = observer(function RateButton({ compact }: { compact?: boolean }) {
  const { t, i18n } = useTranslation('trainers')
  const rate = new Intl.NumberFormat(i18n.language).format(audio.rate)
  const number = audio.rate === 1 ? undefined : `${rate}×`
  return (
    <ActionButton
      icon={<IconGauge aria-hidden />}
      name={t('action.rate', { rate })}
      words={number ?? t('action.rateWord')}
      compact={compact}
      compactText={number}
      onPress={audio.cycleRate}
    />
  )
})
