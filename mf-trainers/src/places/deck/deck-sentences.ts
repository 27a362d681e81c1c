import type { DueSentence } from '@mowka/contract/schemas/progress'
import { repetitionPolicy } from '../../core/store/policy'
import type { ExerciseContext, RecorderPort } from '../../core/store/ports'
import { TrainerStore } from '../../core/store/trainer-store'
import { writingMode } from '../../modes/writing/writing-mode'
import { lessonRun } from '../shared/answer-run'
import { lessonChecker } from '../shared/lesson-ports'
import { lessonNotices } from '../shared/notices'
import { progressRecorder } from '../shared/progress-recorder'
import { commonPorts } from '../shared/trainer-ports'
import type { DeckSession } from './deck-session'

/** Records an answer in the deck, which isn't part of a repetition of its lesson. */
const recorderOf = (lessonId: string): RecorderPort =>
  progressRecorder(
    { lessonId, courseId: null },
    {
      displayed: 'REPETITION_EXAMPLE_DISPLAYED',
      attempted: 'REPETITION_EXAMPLE_ATTEMPT',
      succeeded: 'REPETITION_EXAMPLE_SUCCESS',
      finished: 'REPETITION_SESSION_FINISHED',
      finishedPayload: {},
      payload: { ofDeck: true },
    },
  )

/** Records each sentence in its own lesson, and tells the deck about the ones that are done. */
function deckRecorder(deck: DeckSession): RecorderPort {
  const recorders = new Map<string, RecorderPort>()
  const attempts = new Map<string, number>()
  const dueOf = ({ exerciseId }: ExerciseContext): DueSentence | undefined =>
    deck.sentences.find(({ exercise }) => exercise._id === exerciseId)
  const recorderFor = ({ lessonId }: DueSentence): RecorderPort => {
    const recorder = recorders.get(lessonId) ?? recorderOf(lessonId)
    recorders.set(lessonId, recorder)
    return recorder
  }
  return {
    displayed: (context) => {
      const due = dueOf(context)
      if (due) recorderFor(due).displayed(context)
    },
    attempted: (context, attempt) => {
      const due = dueOf(context)
      attempts.set(context.exerciseId, (attempts.get(context.exerciseId) ?? 0) + 1)
      if (due) recorderFor(due).attempted(context, attempt)
    },
    succeeded: async (context, outcome) => {
      const due = dueOf(context)
      if (!due) return
      await recorderFor(due).succeeded(context, outcome)
      const { _id: id, answer, example, answerRecording: recordingId } = due.exercise
      const isMissed = outcome.successForced || outcome.skipped || (attempts.get(context.exerciseId) ?? 0) > 1
      deck.finishSentence(isMissed ? { kind: 'sentence', id, answer, example, recordingId } : null)
    },
    // Only the deck has an end.
    finished: async () => {},
  }
}

/** Creates the trainer for the current block of sentences. Its numbers are those of the whole deck. */
export function deckTrainer(deck: DeckSession, size: number): TrainerStore {
  const { before, total } = deck
  /** The sentence after the first `skipped` ones; `null` at the end of the block. */
  const sentenceAt = async (skipped: number) => {
    const done = deck.doneInBlock + skipped
    const item = done < size ? (deck.sentences[skipped]?.exercise ?? null) : null
    return { item, remainingItems: total - before - done }
  }
  return new TrainerStore({
    ...commonPorts(writingMode),
    items: { total, next: () => sentenceAt(0), after: () => sentenceAt(1) },
    checker: lessonChecker,
    recorder: deckRecorder(deck),
    policy: repetitionPolicy(true),
    run: lessonRun('deck'),
    notices: lessonNotices,
    otherSentences: (exerciseId) =>
      deck.sentences.flatMap(({ exercise }) => (exercise._id === exerciseId ? [] : [exercise])),
    onFinished: deck.endSentences,
  })
}
