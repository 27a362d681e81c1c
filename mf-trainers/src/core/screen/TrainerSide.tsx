import { tokens } from '@mowka/kernel/ui'
import { IconChevronDown, IconVocabulary } from '@mowka/kernel/ui/icons'
import { ActionPair, SidePanel } from '@mowka/web/trainer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
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
import { LearningTime } from './LearningTime'
import type { TrainerSlots } from './TrainerScreen'

const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${tokens.s3};
    min-height: 52px;
    padding: 0 ${tokens.s4};
    font-weight: 800;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary svg:last-child { margin-left: auto; color: ${tokens.muted}; }
  &[open] summary svg:last-child { transform: rotate(180deg); }
  > div { padding: ${tokens.s2} ${tokens.s4}; border-top: 1px solid ${tokens.line}; }
`

/** Words and hints behind a heading, folded at first. */
export function HelpsFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details>
      <summary>
        <IconVocabulary aria-hidden />
        {title}
        <IconChevronDown aria-hidden />
      </summary>
      <div>{children}</div>
    </Details>
  )
}

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
