import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { ActionBar, Body, barTone, indicatorAnimates, useEnter } from '@mowka/shared/trainer'
import { Card, media, queries, Skeleton, tokens, useMediaQuery } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useAssistant } from '../../helps/assistant/use-assistant'
import { Drawer } from '../../helps/drawer/TrainerDrawer'
import { Glossary } from '../../helps/glossary/Glossary'
import { ShortcutsHelp } from '../../helps/shortcuts/ShortcutsHelp'
import { pressPrimary } from '../store/primary-action'
import type { TrainerMode } from '../store/trainer-mode'
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
import { HelpsFold } from './HelpsFold'
import { LessonTopBar } from './LessonTopBar'
import { type LessonHelps, TrainerSide } from './TrainerSide'
import { Trouble } from './Trouble'
import { useStay } from './use-stay'

const Words = styled(Card).attrs({ padding: 'none' as const })`
  ${media.medium} { display: none; }
`
const Shapes = styled.div`
  display: grid;
  gap: ${tokens.s4};
`

/** The exercise to come, in the sizes of one. Whoever shows it says that something loads. */
export function TrainerSkeleton() {
  return (
    <Shapes>
      <Skeleton width={260} height={24} />
      <Skeleton height={114} radius="bubble" />
      <Skeleton height={126} radius={18} />
    </Shapes>
  )
}

/** The helps without the words that would give the answer away now. */
function withoutSpoilers(
  helps: LessonHelps,
  mode: TrainerMode,
  exercise: Exercise,
  isChecked: boolean,
): LessonHelps {
  return {
    ...helps,
    words: helps.words?.filter((word) => !mode.withholdsWord(word, { exercise, isChecked })),
  }
}

/**
 * The trainer as people see it, over any store: a lesson, a repetition or the exercise checker. Heading, helps and the
 * contents of the drawer come from outside.
 */
export const Trainer = observer(function Trainer({
  store,
  closeTo,
  closeLabel,
  heading,
  helps,
  drawer,
  isLearning = true,
  finished = null,
}: {
  store: TrainerStore
  /** Where the close button of the top bar leads; null shows neither bar nor drawer, inside another page. */
  closeTo: string | null
  /** The close button's name where it does not lead to the lesson. */
  closeLabel?: string
  /** The line with the h1 and the mode selector. */
  heading?: ReactNode
  /** Words and hints; null where there are none. */
  helps: LessonHelps | null
  /** More entries of the drawer: notes, favourites, a report. */
  drawer?: ReactNode
  /** Off where somebody tries a sentence out: there is no assistant then, and no verdict to dispute. */
  isLearning?: boolean
  /** What is shown when nothing remains; nothing where the page around it moves on by itself. */
  finished?: ReactNode
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const isWide = useMediaQuery(queries.medium)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const { item, phase } = store
  const shownHelps =
    helps && item ? withoutSpoilers(helps, store.mode, item.exercise, store.isAnswerKnown) : helps
  const exerciseId = item?.exercise._id ?? null
  const { Actions } = store.mode
  // While it is withheld, the assistant would give the answer away.
  const assistant = useAssistant(
    isLearning && item && store.isAnswerKnown ? { exercise: item.exercise, result: store.result } : null,
  )
  const isAsking = assistant.isOpen
  useEnter(() => pressPrimary(store))
  useStay(store)
  // Opened with Enter it is no sign of staying by itself.
  useEffect(() => {
    if (isAsking) store.stay()
  }, [isAsking, store])

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
        assistant={isLearning ? assistant : undefined}
        isLearning={isLearning}
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
          onMore={() => setMoreOpen(true)}
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
          {/* Not before the exercise above: it would push them down. */}
          {!isWide && helps && item && (
            <Words>
              <HelpsFold key={store.mode.foldsHelps ? exerciseId : 'lesson'} title={t('glossary.title')}>
                <Glossary words={shownHelps?.words} failed={helps.wordsFailed} />
              </HelpsFold>
            </Words>
          )}
        </div>
        {isWide && (
          <TrainerSide
            store={store}
            helps={shownHelps}
            exerciseId={exerciseId}
            assistant={isLearning ? assistant : undefined}
          />
        )}
      </Body>
      {!isWide && assistant.sheet}
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
      {closeTo !== null && (
        <Drawer
          open={isMoreOpen}
          isReady={item !== null}
          onClose={() => setMoreOpen(false)}
          mode={store.mode}
          keepsFullSentence={store.keepsFullSentence}
          helps={shownHelps}
          exerciseId={exerciseId}
        >
          {drawer}
        </Drawer>
      )}
      <ShortcutsHelp />
    </>
  )
})
