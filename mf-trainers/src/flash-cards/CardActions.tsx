import { ActionPair } from '@mowka/shared/trainer'
import { Button, tokens } from '@mowka/shared/ui'
import { IconCheck, IconEyeOff, IconX } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { PlayButton, PrimaryButton, RateButton } from '../trainer/actions'
import type { ActionsProps } from '../trainer/trainer-mode'

/** Marks "I know". */
const KNOWN = 'data-card-known'

/** Puts the focus on "I know", where keyboard and screen readers go on once a card was turned. */
export const focusKnown = (): void =>
  document.querySelector<HTMLElement>(`[${KNOWN}]`)?.focus({ preventScroll: true })

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
        {...{ [KNOWN]: true }}
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

/** What can be done with a card. The button that turns it stays where it is, quiet once the back is up. */
export const CardActions = observer(function CardActions({ store, compact }: ActionsProps) {
  const { t } = useTranslation('trainers')
  const turned = store.phase === 'answering' && store.isAnswerKnown
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
      {turned ? (
        <Button fullWidth size="lg" kbd="Enter" leftIcon={<IconEyeOff aria-hidden />} onClick={store.primary}>
          {t('cards.hide')}
        </Button>
      ) : (
        <PrimaryButton store={store} />
      )}
      <JudgingButtons store={store} />
      <ActionPair>
        <PlayButton store={store} />
        <RateButton />
      </ActionPair>
    </>
  )
})
