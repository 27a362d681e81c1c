import type { Exercise } from '@mowka/contract/schemas/learning'
import { SkeletonText } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { onDemand } from '../../core/on-demand/on-demand'
import { TrainerScreen } from '../../core/screen/TrainerScreen'
import type { TrainerMode } from '../../core/store/trainer-mode'
import type { TrainerStore } from '../../core/store/trainer-store'
import { AssistantButton, AssistantInLine, ExplainButton } from '../assistant/AssistantButton'
import { useAssistant } from '../assistant/use-assistant'
import { TrainerDrawer } from '../drawer/TrainerDrawer'
import { Glossary } from '../glossary/Glossary'
import type { LessonHelps } from '../glossary/HelpsTabs'
import { ShortcutsHelp } from '../shortcuts/ShortcutsHelp'

/** Beside the exercise on wide screens. Its tabs come with a library, so the exercise doesn't wait for them. */
const HelpsTabs = onDemand<{ helps: LessonHelps; exerciseId: string | null }>(
  () =>
    import(/* webpackChunkName: "helps" */ '../glossary/HelpsTabs').then(({ HelpsTabs }) => ({
      default: HelpsTabs,
    })),
  <SkeletonText lines={4} />,
)

/** Removes the words that would give the answer away. */
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

/** A trainer for learners: the screen with assistant, glossary, hints, drawer and shortcuts. */
export const TrainerWithHelps = observer(function TrainerWithHelps({
  store,
  closeTo,
  closeLabel,
  heading,
  helps,
  drawer,
  focusesFirst,
}: {
  store: TrainerStore
  closeTo: string
  /** Name of the close button if it doesn't lead to the lesson. */
  closeLabel?: string
  heading: ReactNode
  helps: LessonHelps
  /** More entries of the drawer: notes, favourites, a report. */
  drawer: ReactNode
  /** Whether the first exercise takes the focus on phones, too, because it continues earlier work. */
  focusesFirst?: boolean
}) {
  const { item, mode } = store
  const shownHelps = item ? withoutSpoilers(helps, mode, item.exercise, store.isAnswerKnown) : helps
  const exerciseId = item?.exercise._id ?? null
  // Before the first check, the assistant helps only with words that the learner can see. In another attempt its earlier
  // replies would give the answer away.
  const assistant = useAssistant(
    item && (store.isAnswerKnown || (mode.asksInOwnLanguage && store.attempts === 0))
      ? { exercise: item.exercise, result: store.result, isAnswerKnown: store.isAnswerKnown }
      : null,
  )
  const isAsking = assistant.isOpen
  // Opening the assistant with Enter doesn't stop the trainer from continuing, so stop it here.
  useEffect(() => {
    if (isAsking) store.stay()
  }, [isAsking, store])
  return (
    <>
      <TrainerScreen
        store={store}
        closeTo={closeTo}
        closeLabel={closeLabel}
        heading={heading}
        hints={helps.hints}
        canDispute
        focusesFirst={focusesFirst}
        slots={{
          taskHelp: <AssistantInLine assistant={assistant} />,
          sideHelp: <AssistantButton assistant={assistant} />,
          explain: <ExplainButton assistant={assistant} />,
          openPanel: assistant.panel,
          openSheet: assistant.sheet,
          words: <Glossary words={shownHelps.words} failed={helps.wordsFailed} />,
          panels: <HelpsTabs helps={shownHelps} exerciseId={exerciseId} />,
          drawer: (open, onClose) => (
            <TrainerDrawer
              open={open}
              isReady={item !== null}
              onClose={onClose}
              mode={mode}
              keepsFullSentence={store.keepsFullSentence}
              helps={shownHelps}
              exerciseId={exerciseId}
            >
              {drawer}
            </TrainerDrawer>
          ),
        }}
      />
      <ShortcutsHelp />
    </>
  )
})
