import { useTranslation } from 'react-i18next'
import { keepFocus } from '../keyboard/keep-focus'
import { HintButton, PlayButton, PrimaryButton, SkipButton } from './actions'
import { Bar } from './trainer-layout'
import type { TrainerStore } from './trainer-store'

/** The same actions on phones and tablets, the primary one under the right thumb (learner core §2). */
export function BottomBar({ store }: { store: TrainerStore }) {
  const { t } = useTranslation('trainers')
  return (
    <Bar role="group" aria-label={t('side.actions')} onMouseDown={keepFocus}>
      <SkipButton store={store} compact />
      <HintButton store={store} compact />
      <PlayButton store={store} compact />
      <PrimaryButton store={store} compact />
    </Bar>
  )
}
