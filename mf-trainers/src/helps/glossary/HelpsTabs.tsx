import { paths } from '@mowka/contract/routes'
import type { Hint, Word } from '@mowka/contract/schemas/learning'
import { hasPage } from '@mowka/kernel/platform'
import { Badge, Button, Muted, Row, SkeletonText, tokens } from '@mowka/kernel/ui'
import { Tabs } from '@mowka/kernel/ui/controls'
import { IconBook2 } from '@mowka/kernel/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { HintContent } from '../../core/hints/hint-views'
import { Glossary } from './Glossary'

const List = styled.ul`
  display: grid;
  > li {
    display: grid;
    justify-items: start;
    gap: ${tokens.s2};
    padding-block: ${tokens.s3};
    border-top: 1px solid ${tokens.line};
  }
  > li:first-child { border-top: 0; }
`

/** Returns the hints of a lesson, those of the current exercise first. */
const hintsFor = (hints: readonly Hint[], exerciseId: string | null): Hint[] => {
  const belongs = (hint: Hint) => exerciseId !== null && hint.exercises.includes(exerciseId)
  return [...hints.filter(belongs), ...hints.filter((hint) => !belongs(hint))]
}

type HintsProps = { hints: readonly Hint[] | undefined; exerciseId: string | null; failed: boolean }

function Hints({ hints, exerciseId, failed }: HintsProps) {
  const { t } = useTranslation('trainers')
  if (failed) return <Muted>{t('hints.failed')}</Muted>
  if (!hints) return <SkeletonText lines={3} />
  if (hints.length === 0) return <Muted>{t('hints.empty')}</Muted>
  return (
    <List>
      {hintsFor(hints, exerciseId).map((hint, index) => (
        <li key={hint._id}>
          {exerciseId !== null && hint.exercises.includes(exerciseId) && (
            <Badge tone="soft">{t('hints.ofThisSentence')}</Badge>
          )}
          <HintContent hint={hint} number={index + 1} />
        </li>
      ))}
    </List>
  )
}

/** The hints of a lesson, and a link to its grammar (L-HINT-11). */
export function HintsList({ lessonId, ...hints }: HintsProps & { lessonId: string }) {
  const { t } = useTranslation('trainers')
  return (
    <>
      <Hints {...hints} />
      {hasPage('grammar') && (
        <Row>
          <Button variant="ghost" to={paths.grammar({ lessonId })} leftIcon={<IconBook2 aria-hidden />}>
            {t('hints.grammar')}
          </Button>
        </Row>
      )}
    </>
  )
}

const Panels = styled.div`
  [role='tabpanel'] { padding: ${tokens.s3} ${tokens.s1} 0 ${tokens.s1}; }
`

/** The words and hints of a lesson. A list is `undefined` while it loads; a failed one shows an error. */
export type LessonHelps = {
  lessonId: string
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
          <HintsList
            lessonId={helps.lessonId}
            hints={helps.hints}
            exerciseId={exerciseId}
            failed={helps.hintsFailed}
          />
        )}
      </Tabs>
    </Panels>
  )
}
