import { ActionPair, PrimaryAction } from '@mowka/shared/trainer'
import { Button, tokens } from '@mowka/shared/ui'
import { IconCheck, IconEyeOff, IconX } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { PlayButton, PrimaryButton, RateButton } from '../trainer/actions'
import { pressPrimary, primaryAction } from '../trainer/primary-action'
import type { ActionsProps } from '../trainer/trainer-mode'

const Judging = styled(ActionPair)`
  width: 100%;
  button { flex-wrap: wrap; min-height: 56px; padding-inline: ${tokens.s2}; font-size: ${tokens.fs18}; border-width: 2px; }
`
const Bar = styled.div`
  display: flex;
  gap: 6px;
  > :last-child { flex: 1; }
`

/** "I don't know" and "I know"; both weigh the same (L-FLASH-05, L-FLASH-06, L-REP-09). */
const JudgingButtons = observer(function JudgingButtons({ store }: Pick<ActionsProps, 'store'>) {
  const { t } = useTranslation('trainers')
  const isOff = !store.canProceed
  return (
    <Judging>
      <Button
        variant="danger-outline"
        leftIcon={<IconX aria-hidden />}
        kbd="1"
        aria-disabled={isOff}
        onClick={() => void store.judge(false)}
      >
        {t('cards.unknown')}
      </Button>
      <Button
        variant="success-outline"
        leftIcon={<IconCheck aria-hidden />}
        kbd="2"
        aria-disabled={isOff}
        onClick={() => void store.judge(true)}
      >
        {t('cards.known')}
      </Button>
    </Judging>
  )
})

/** Turns a card. It stays where it is, with the focus, and is quiet once the back is up. */
const TurnButton = observer(function TurnButton({ store }: Pick<ActionsProps, 'store'>) {
  const { t } = useTranslation('trainers')
  const { label, icon, disabled, busy } = primaryAction(store)
  const isTurned = store.phase === 'answering' && store.isAnswerKnown
  return (
    <PrimaryAction
      label={t(label)}
      icon={isTurned ? <IconEyeOff aria-hidden /> : icon}
      disabled={disabled}
      busy={busy}
      quiet={isTurned}
      onPress={() => pressPrimary(store)}
    />
  )
})

/** What can be done with a card. */
export const CardActions = observer(function CardActions({ store, compact }: ActionsProps) {
  if (compact && store.canProceed) return <JudgingButtons store={store} />
  if (compact)
    return (
      <Bar>
        <PlayButton store={store} compact />
        <RateButton compact />
        <div>
          <PrimaryButton store={store} compact />
        </div>
      </Bar>
    )
  return (
    <>
      <TurnButton store={store} />
      <JudgingButtons store={store} />
      <ActionPair>
        <PlayButton store={store} />
        <RateButton />
      </ActionPair>
    </>
  )
})
