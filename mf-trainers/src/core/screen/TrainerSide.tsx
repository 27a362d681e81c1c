import { ActionPair, SidePanel } from '@mowka/web/trainer'
import { useTranslation } from 'react-i18next'
import type { TrainerStore } from '../store/trainer-store'
import {
  HintButton,
  OtherActions,
  PlayButton,
  PrimaryButton,
  ProceedButton,
  RateButton,
  SkipButton,
} from './actions'
import { HelpsFold } from './HelpsFold'
import { LearningTime } from './LearningTime'
import type { TrainerSlots } from './TrainerScreen'

/** The panel next to the exercise on wide screens: actions, then words and hints (L-TRN-06, L-TRN-07, L-TRN-12). */
export function TrainerSide({
  store,
  slots: { openPanel, sideHelp, panels },
}: {
  store: TrainerStore
  slots: TrainerSlots
}) {
  const { t } = useTranslation('trainers')
  const { Actions } = store.mode
  return (
    <SidePanel
      label={t('side.label')}
      whole={openPanel}
      actions={
        <>
          {Actions ? <Actions store={store} compact={false} /> : <PrimaryButton store={store} />}
          {!openPanel && (
            <>
              {Actions ? (
                sideHelp
              ) : (
                <OtherActions store={store}>
                  <ProceedButton store={store} />
                  <HintButton store={store} />
                  <ActionPair>
                    <PlayButton store={store} />
                    <RateButton />
                  </ActionPair>
                  {sideHelp ? (
                    <ActionPair>
                      <SkipButton store={store} />
                      {sideHelp}
                    </ActionPair>
                  ) : (
                    <SkipButton store={store} />
                  )}
                </OtherActions>
              )}
              <LearningTime />
            </>
          )}
        </>
      }
    >
      {panels &&
        (store.mode.foldsHelps ? (
          <HelpsFold key={store.item?.exercise._id} title={t('side.fold')}>
            {panels}
          </HelpsFold>
        ) : (
          panels
        ))}
    </SidePanel>
  )
}
