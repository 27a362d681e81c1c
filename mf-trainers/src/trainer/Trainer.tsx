import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { ApiError } from '@mowka/shared/platform'
import { Card, ErrorState, media, queries, Skeleton, tokens, useMediaQuery } from '@mowka/shared/ui'
import { IconChevronDown, IconVocabulary } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { SentenceExercise } from '../exercise/SentenceExercise'
import { Glossary } from '../glossary/Glossary'
import { RateButton } from './actions'
import { BottomBar } from './BottomBar'
import { barTone, indicatorAnimates } from './combo'
import { MoreSheet } from './MoreSheet'
import { Prompt } from './Prompt'
import { Result } from './Result'
import { type LessonHelps, SidePanel } from './SidePanel'
import { TaskDescription } from './TaskDescription'
import { TopBar } from './TopBar'
import type { TrainerItem } from './trainer-item'
import { Body } from './trainer-layout'
import type { TrainerStore } from './trainer-store'
import { useEnter } from './use-enter'

const ResultPlace = styled.div`
  scroll-margin-top: 72px;
`
const Words = styled(Card).attrs({ padding: 'none' as const })`
  details { margin-top: 0; }
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
  details > div { padding: ${tokens.s2} ${tokens.s4}; border-top: 1px solid ${tokens.line}; }
  ${media.medium} { display: none; }
`
const Shapes = styled.div`
  display: grid;
  gap: ${tokens.s4};
`

/** The exercise to come, in the sizes of one. */
export function TrainerSkeleton() {
  const { t } = useTranslation()
  return (
    <Shapes aria-busy role="status" aria-label={t('common:loading')}>
      <Skeleton width={260} height={24} />
      <Skeleton height={114} radius="bubble" />
      <Skeleton height={126} radius={18} />
    </Shapes>
  )
}

/** What could not be loaded or saved, what is safe, and the way on. */
const Trouble = observer(function Trouble({ store }: { store: TrainerStore }) {
  const { t } = useTranslation('trainers')
  const isOffline = store.error instanceof ApiError && store.error.kind === 'network'
  const isUnsaved = store.phase === 'saveFailed'
  return (
    <ErrorState
      title={t(isOffline ? 'trouble.offline' : isUnsaved ? 'trouble.unsaved' : 'trouble.notLoaded')}
      onRetry={store.primary}
    >
      {t(isUnsaved ? 'trouble.answerIsKept' : 'trouble.progressIsSafe')}
    </ErrorState>
  )
})

const ExerciseOnScreen = observer(function ExerciseOnScreen({
  store,
  item,
  helps,
  renderPrompt,
  explanation,
}: {
  store: TrainerStore
  item: TrainerItem
  helps: LessonHelps | null
  renderPrompt: (exercise: Exercise) => ReactNode
  explanation?: ReactNode
}) {
  const resultId = useId()
  const place = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery(queries.medium)
  const { result } = store
  const { exercise } = item

  // On phones the result lies below the screen's edge.
  useEffect(() => {
    if (result && !isWide) place.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [result, isWide])

  return (
    <>
      <TaskDescription type={item.type} lang={exercise.answerLang} aside={!isWide && <RateButton quiet />} />
      <div aria-live="polite">{renderPrompt(exercise)}</div>
      <SentenceExercise
        key={`${exercise._id} ${item.order}`}
        draft={item.draft}
        lang={exercise.answerLang}
        locked={store.phase !== 'answering'}
        wrong={result !== null && !result.isSuccess}
        resultId={result ? resultId : undefined}
      />
      <ResultPlace ref={place} id={resultId} role="status">
        {result && (
          <Result
            result={result}
            exercise={exercise}
            hints={helps?.hints?.filter((hint) => hint.exercises.includes(exercise._id))}
            explanation={explanation}
          />
        )}
      </ResultPlace>
    </>
  )
})

/**
 * The trainer as people see it, over any store: a lesson, a repetition or the exercise checker. Heading, helps and the
 * contents of the drawer come from outside.
 */
export const Trainer = observer(function Trainer({
  store,
  closeTo,
  heading,
  helps,
  drawer,
  renderPrompt = (exercise) => <Prompt exercise={exercise} />,
  explanation,
  finished,
}: {
  store: TrainerStore
  closeTo: string
  /** The line with the h1 and the mode selector. */
  heading: ReactNode
  /** Words and hints; null where there are none. */
  helps: LessonHelps | null
  /** More entries of the drawer: notes, favourites, a report. */
  drawer?: ReactNode
  /** What speaks first: the example in writing unless said otherwise; a mode may let the answer sound instead. */
  renderPrompt?: (exercise: Exercise) => ReactNode
  /** Stands under the diff: the assistant's explanation. */
  explanation?: ReactNode
  /** What is shown when nothing remains. */
  finished: ReactNode
}) {
  const { t } = useTranslation('trainers')
  const isWide = useMediaQuery(queries.medium)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const { item, phase } = store
  const exerciseId = item?.exercise._id ?? null
  useEnter(store.primary)

  const work =
    phase === 'finished' ? (
      finished
    ) : phase === 'loadFailed' || phase === 'saveFailed' ? (
      <Trouble store={store} />
    ) : item ? (
      <ExerciseOnScreen
        store={store}
        item={item}
        helps={helps}
        renderPrompt={renderPrompt}
        explanation={explanation}
      />
    ) : (
      <TrainerSkeleton />
    )

  return (
    <>
      <TopBar
        closeTo={closeTo}
        onMore={() => setMoreOpen(true)}
        progress={{
          done: store.done,
          position: store.position,
          total: store.total,
          tone: store.celebrating ? 'done' : barTone(store.combo),
          full: store.celebrating,
          combo: store.combo,
          moves: indicatorAnimates(store.combo, item?.remaining ?? 0),
        }}
      />
      <Body>
        <div>
          {heading}
          {work}
          {!isWide && helps && (
            <Words>
              <details>
                <summary>
                  <IconVocabulary aria-hidden />
                  {t('glossary.title')}
                  <IconChevronDown aria-hidden />
                </summary>
                <div>
                  <Glossary words={helps.words} failed={helps.wordsFailed} />
                </div>
              </details>
            </Words>
          )}
        </div>
        {isWide && <SidePanel store={store} helps={helps} exerciseId={exerciseId} />}
      </Body>
      {!isWide && <BottomBar store={store} />}
      <MoreSheet
        open={isMoreOpen}
        onClose={() => setMoreOpen(false)}
        mode={store.mode}
        helps={helps}
        exerciseId={exerciseId}
      >
        {drawer}
      </MoreSheet>
    </>
  )
})
