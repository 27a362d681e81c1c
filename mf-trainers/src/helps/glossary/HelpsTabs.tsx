import type { Hint, Word } from '@mowka/contract/schemas/learning'
import { tokens } from '@mowka/kernel/ui'
import { Tabs } from '@mowka/kernel/ui/controls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Glossary } from './Glossary'
import { HintsList } from './HintsList'

const Panels = styled.div`
  [role='tabpanel'] { padding: ${tokens.s3} ${tokens.s1} 0 ${tokens.s1}; }
`

/** The words and hints of a lesson. A list is `undefined` while it loads; a failed one shows an error. */
export type LessonHelps = {
  words: readonly Word[] | undefined
  wordsFailed: boolean
  hints: readonly Hint[] | undefined
  hintsFailed: boolean
}

/** Words and hints of a lesson as tabs, for the side panel. */
export function HelpsTabs({ helps, exerciseId }: { helps: LessonHelps; exerciseId: string | null }) {
  const { t } = useTranslation('trainers')
  const [tab, setTab] = useState<'words' | 'hints'>('words')
  return (
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
}
