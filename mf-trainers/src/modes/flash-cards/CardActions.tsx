import { Button, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconX } from '@mowka/kernel/ui/icons'
import { ActionPair, PRIMARY, PrimaryAction } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { PlayButton, PrimaryButton, RateButton } from '../../core/screen/actions'
import { pressPrimary, primaryAction } from '../../core/store/primary-action'
import type { ActionsProps } from '../../core/store/trainer-mode'

const Judging = styled(ActionPair)`
  width: 100%;
  button { flex-wrap: wrap; min-height: 56px; padding-inline: ${tokens.s2}; font-size: ${tokens.fs18}; border-width: 2px; }
  button:first-child { background: ${tokens.dangerSoft}; color: ${tokens.dangerInk}; }
  button:last-child { background: ${tokens.successSoft}; color: ${tokens.successInk}; }
`
const Bar = styled.div`
  display: flex;
  gap: 6px;
  > :last-child { flex: 1; }
`

/** Space turned the card; a second press in haste must not judge it. */
const ignoreSpace = (event: KeyboardEvent) => {
  if (event.key === ' ') event.preventDefault()
}

/** "I don't know" and "I know", with equal weight (L-FLASH-05, L-FLASH-06, L-REP-09). */
const JudgingButtons = observer(function JudgingButtons({ store }: Pick<ActionsProps, 'store'>) {
  const { t } = useTranslation('trainers')
  const isOff = !store.canProceed
  return (
    <Judging onKeyDown={ignoreSpace} onKeyUp={ignoreSpace}>
      <Button
        variant="danger-outline"
        leftIcon={<IconX aria-hidden />}
        kbd="←"
        aria-keyshortcuts="ArrowLeft"
        aria-disabled={isOff}
        onClick={() => void store.judge(false)}
      >
        {t('cards.unknown')}
      </Button>
      <Button
        {...{ [PRIMARY]: true }}
        variant="success-outline"
        leftIcon={<IconCheck aria-hidden />}
        kbd="→"
        aria-keyshortcuts="ArrowRight"
        aria-disabled={isOff}
        onClick={() => void store.judge(true)}
      >
        {t('cards.known')}
      </Button>
    </Judging>
  )
})

/** The actions of a card: turn it, then judge it. Play and speed stay below on wide screens. */
export const CardActions = observer(function CardActions({ store, compact }: ActionsProps) {
  const { t } = useTranslation('trainers')
  const { phase } = store
  const isTurned = store.isAnswerKnown && (phase === 'answering' || phase === 'saving' || phase === 'loading')
  if (compact && isTurned) return <JudgingButtons store={store} />
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
  const { label, ...primary } = primaryAction(store)
  return (
    <>
      {isTurned ? (
        <JudgingButtons store={store} />
      ) : (
        <PrimaryAction label={t(label)} {...primary} onPress={() => pressPrimary(store)} />
      )}
      <ActionPair>
        <PlayButton store={store} />
        <RateButton />
      </ActionPair>
    </>
  )
})
