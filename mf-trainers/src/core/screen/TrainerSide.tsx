import type { Hint, Word } from '@mowka/shared/contract/schemas/learning'
import { ActionPair, SidePanel } from '@mowka/shared/trainer'
import { tokens } from '@mowka/shared/ui'
import { Tabs } from '@mowka/shared/ui/controls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AssistantButton } from '../../helps/assistant/AssistantButton'
import type { Assistant } from '../../helps/assistant/use-assistant'
import { Glossary } from '../../helps/glossary/Glossary'
import { HintsList } from '../../helps/glossary/HintsList'
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

const Panels = styled.div`
  [role='tabpanel'] { padding: ${tokens.s3} ${tokens.s1} 0 ${tokens.s1}; }
`

/** What helps in a lesson. Undefined lists are still loading; failed ones say so. */
export type LessonHelps = {
  words: readonly Word[] | undefined
  wordsFailed: boolean
  hints: readonly Hint[] | undefined
  hintsFailed: boolean
}

/** The panel next to the work on wide screens: actions, then words and hints (L-TRN-06, L-TRN-07, L-TRN-12). */
export function TrainerSide({
  store,
  helps,
  exerciseId,
  assistant,
}: {
  store: TrainerStore
  helps: LessonHelps | null
  exerciseId: string | null
  /** None where nobody learns. */
  assistant?: Assistant | undefined
}) {
  const { t } = useTranslation('trainers')
  const { Actions } = store.mode
  const [tab, setTab] = useState<'words' | 'hints'>('words')
  const panels = helps && (
    <Panels>
      <Tabs
        label={t('side.helps')}
        fullWidth
        value={tab}
        onChange={setTab}
        options={[
          { value: 'words', label: t('glossary.tab') },
          { value: 'hints', label: t('hints.tab') },
        ]}
      >
        {tab === 'words' ? (
          <Glossary words={helps.words} failed={helps.wordsFailed} />
        ) : (
          <HintsList hints={helps.hints} exerciseId={exerciseId} failed={helps.hintsFailed} />
        )}
      </Tabs>
    </Panels>
  )
  return (
    <SidePanel
      label={t('side.label')}
      whole={assistant?.panel}
      actions={
        <>
          {Actions ? <Actions store={store} compact={false} /> : <PrimaryButton store={store} />}
          {!assistant?.isOpen && (
            <>
              {Actions ? (
                assistant && <AssistantButton assistant={assistant} />
              ) : (
                <OtherActions store={store}>
                  <ProceedButton store={store} />
                  <HintButton store={store} />
                  <ActionPair>
                    <PlayButton store={store} />
                    <RateButton />
                  </ActionPair>
                  {assistant ? (
                    <ActionPair>
                      <SkipButton store={store} />
                      <AssistantButton assistant={assistant} />
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
          <HelpsFold key={exerciseId} title={t('side.fold')}>
            {panels}
          </HelpsFold>
        ) : (
          panels
        ))}
    </SidePanel>
  )
}
