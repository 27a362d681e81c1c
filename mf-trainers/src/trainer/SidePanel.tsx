import type { Hint, Word } from '@mowka/shared/contract/schemas/learning'
import { Tabs, tokens } from '@mowka/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Glossary } from '../glossary/Glossary'
import { HintsList } from '../hints/HintsList'
import { keepFocus } from '../keyboard/keep-focus'
import { TimerLine } from '../timer/TimerLine'
import { HintButton, PlayButton, PrimaryButton, RateButton, SkipButton } from './actions'
import { Side, SideCard } from './trainer-layout'
import type { TrainerStore } from './trainer-store'

const Actions = styled(SideCard)`
  display: grid;
  gap: ${tokens.s3};
  button { padding-inline: 12px; }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.s3};
`
const Helps = styled(SideCard)`
  padding: ${tokens.s3};
  [role='tabpanel'] { padding: ${tokens.s3} ${tokens.s1} 0 ${tokens.s1}; }
`

/** What helps in a lesson. Undefined lists are still loading; failed ones say so. */
export type LessonHelps = {
  words: readonly Word[] | undefined
  wordsFailed: boolean
  hints: readonly Hint[] | undefined
  hintsFailed: boolean
}

/** The panel beside the work on wide screens: actions, then words and hints. */
export function SidePanel({
  store,
  helps,
  exerciseId,
}: {
  store: TrainerStore
  helps: LessonHelps | null
  exerciseId: string | null
}) {
  const { t } = useTranslation('trainers')
  const [tab, setTab] = useState<'words' | 'hints'>('words')
  return (
    <Side aria-label={t('side.label')}>
      <Actions onMouseDown={keepFocus}>
        <PrimaryButton store={store} />
        <HintButton store={store} />
        <Pair>
          <PlayButton store={store} />
          <RateButton />
        </Pair>
        <SkipButton store={store} />
        <TimerLine />
      </Actions>
      {helps && (
        <Helps>
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
        </Helps>
      )}
    </Side>
  )
}
