import type { WidgetProps } from '@mowka/kernel/platform'
import { useState } from 'react'
import { dueSource, OpenWordTrainer } from '../page/OpenWordTrainer'

/** Due words as a part of the deck for today: the word trainer without its own end. */
export default function DueWords({
  limit,
  before,
  total,
  title,
  close,
  onEnd,
}: WidgetProps['vocabulary/DueWords']) {
  const [source] = useState(() => dueSource(limit))
  return (
    <OpenWordTrainer
      source={source}
      about="deck"
      place={{
        name: title,
        backTo: close.to,
        close: close.label,
        back: close.label,
        part: { before, size: limit, total },
      }}
      onEnd={(end, { combo, bestCombo }) =>
        onEnd({
          words: end?.summary.wordsReviewed ?? 0,
          run: { now: combo, best: bestCombo },
          missed: (end?.problematic ?? []).map(({ wordId, answer, example, answerRecording }) => ({
            id: wordId,
            answer,
            example,
            recordingId: answerRecording,
          })),
        })
      }
    />
  )
}
