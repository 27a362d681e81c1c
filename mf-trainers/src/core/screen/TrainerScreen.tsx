import type { Hint } from '@mowka/contract/schemas/learning'
import { ApiError } from '@mowka/kernel/platform'
import { Card, ErrorState, media, queries, Skeleton, tokens, useMediaQuery } from '@mowka/kernel/ui'
import { ActionBar, Body, barTone, indicatorAnimates, useEnter } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { pressPrimary } from '../store/primary-action'
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
import { ExerciseOnScreen } from './ExerciseOnScreen'
import { LessonTopBar } from './LessonTopBar'
import { HelpsFold, TrainerSide } from './TrainerSide'

/** Events that show the learner is still reading. */
const SIGNS = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const

/** Stops the trainer from continuing on its own when the learner scrolls, presses something or uses the keyboard. */
function useStay(store: Pick<TrainerStore, 'stay'>): void {
  useEffect(() => {
    const stay = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.key === 'Enter')) store.stay()
    }
    for (const sign of SIGNS) document.addEventListener(sign, stay, { passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, stay)
    }
  }, [store])
}

/** A failed load or save: what failed, what is safe, and a retry. Retries when the network returns. */
const Trouble = observer(function Trouble({ store }: { store: TrainerStore }) {
  const { t } = useTranslation('trainers')
  const isOffline = store.error instanceof ApiError && store.error.kind === 'network'
  const isUnsaved = store.phase === 'saveFailed'

  useEffect(() => {
    const resume = () => void store.resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [store])

  return (
    <ErrorState
      // The primary action is the button beside or below it, which retries, too.
      headingLevel={3}
      title={t(isOffline ? 'trouble.offline' : isUnsaved ? 'trouble.unsaved' : 'trouble.notLoaded')}
      onRetry={() => void store.resume()}
    >
      {t(isUnsaved ? 'trouble.answerIsKept' : 'trouble.progressIsSafe')}
    </ErrorState>
  )
})

const Words = styled(Card).attrs({ padding: 'none' as const })`
  ${media.medium} { display: none; }
`
const Shapes = styled.div`
  display: grid;
  gap: ${tokens.s4};
`

/** Placeholder in the size of an exercise. The parent announces that it is loading. */
export function TrainerSkeleton() {
  return (
    <Shapes>
      <Skeleton width={260} height={24} />
      <Skeleton height={114} radius="bubble" />
      <Skeleton height={126} radius={18} />
    </Shapes>
  )
}

/** Content that the layers above add to a trainer. An absent slot leaves no gap. */
export type TrainerSlots = {
  /** Button in the task line on phones. */
  taskHelp?: ReactNode
  /** Button next to the actions of the side panel. */
  sideHelp?: ReactNode
  /** Button below a result that differs from the preferred answer. */
  explain?: ReactNode
  /** Replaces the side panel. */
  openPanel?: ReactNode
  /** Sheet above the trainer on phones. */
  openSheet?: ReactNode
  /** The words of the lesson, folded below the exercise on phones. */
  words?: ReactNode
  /** Words and hints of the lesson in the side panel. */
  panels?: ReactNode
  /** The drawer behind the top bar's menu button. */
  drawer?: (open: boolean, onClose: () => void) => ReactNode
}

/**
 * The screen of any sentence trainer: top bar, exercise, side panel and action bar. It works on a store alone; heading,
 * hints and slots come from the place that shows it.
 */
export const TrainerScreen = observer(function TrainerScreen({
  store,
  closeTo,
  closeLabel,
  heading,
  hints,
  slots = {},
  canDispute = false,
  focusesFirst = false,
}: {
  store: TrainerStore
  /** Target of the top bar's close button; `null` shows no top bar, inside another page. */
  closeTo: string | null
  /** Name of the close button if it doesn't lead to the lesson. */
  closeLabel?: string
  /** The line with the h1 and the mode selector. */
  heading?: ReactNode
  /** The hints of the lesson, for the result. */
  hints?: readonly Hint[]
  slots?: TrainerSlots
  /** Whether the learner can dispute a verdict. */
  canDispute?: boolean
  /** Whether the first exercise takes the focus on phones, too. */
  focusesFirst?: boolean | undefined
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const isWide = useMediaQuery(queries.medium)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const { item, phase } = store
  const { Actions } = store.mode
  useEnter(() => pressPrimary(store))
  useStay(store)

  const work =
    phase === 'finished' ? null : phase === 'loadFailed' || phase === 'saveFailed' ? (
      <Trouble store={store} />
    ) : item ? (
      <ExerciseOnScreen
        store={store}
        item={item}
        hints={hints}
        slots={slots}
        canDispute={canDispute}
        focusesFirst={focusesFirst}
      />
    ) : (
      <div role="status" aria-busy aria-label={t('common:loading')}>
        <TrainerSkeleton />
      </div>
    )

  return (
    <>
      {closeTo !== null && (
        <LessonTopBar
          closeTo={closeTo}
          closeLabel={closeLabel}
          // Before the first exercise an introduction may still replace the screen, and with it an open drawer.
          onMore={item || phase !== 'loading' ? () => setMoreOpen(true) : undefined}
          progress={{
            done: store.done,
            position: store.position,
            total: store.total,
            tone: store.run.celebrating ? 'done' : barTone(store.run.now),
            full: store.run.celebrating,
          }}
          combo={{ count: store.run.now, moves: indicatorAnimates(store.run.now, item?.remaining ?? 0) }}
        />
      )}
      <Body>
        <div>
          {heading}
          {work}
          {/* Below the exercise, because above it would push the exercise down. */}
          {!isWide && slots.words && item && (
            <Words>
              <HelpsFold
                key={store.mode.foldsHelps ? item.exercise._id : 'lesson'}
                title={t('glossary.title')}
              >
                {slots.words}
              </HelpsFold>
            </Words>
          )}
        </div>
        {isWide && <TrainerSide store={store} slots={slots} />}
      </Body>
      {!isWide && slots.openSheet}
      {!isWide && (
        <ActionBar
          label={t('side.actions')}
          primary={Actions ? <Actions store={store} compact /> : <PrimaryButton store={store} compact />}
        >
          {!Actions && (
            <OtherActions store={store} compact>
              <SkipButton store={store} compact />
              <HintButton store={store} compact />
              <PlayButton store={store} compact />
              <RateButton compact />
              <ProceedButton store={store} compact />
            </OtherActions>
          )}
        </ActionBar>
      )}
      {closeTo !== null && slots.drawer?.(isMoreOpen, () => setMoreOpen(false))}
    </>
  )
})
