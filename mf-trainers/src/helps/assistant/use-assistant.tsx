import type { Exercise } from '@mowka/contract/schemas/learning'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import { notify, reportError } from '@mowka/kernel/platform'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The subject of a chat: a sentence, the learner's answer if there is one, and whether the right answer is visible. */
export type AssistantSubject = { exercise: Exercise; result: AttemptResult | null; isAnswerKnown: boolean }

/** Props of the open assistant. */
export type AssistantViewProps = {
  subject: AssistantSubject
  /** Whether to explain the learner's answer immediately. */
  explains: boolean
  onClose: () => void
}

type Chunk = typeof import('./AssistantViews')

let loaded: Chunk | null = null
let loading: Promise<Chunk> | null = null

/** Loads the assistant's code on first use. A failed load is retried next time. */
function load(): Promise<Chunk> {
  loading ??= import(/* webpackChunkName: "assistant" */ './AssistantViews').then(
    (chunk) => {
      loaded = chunk
      return chunk
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** The assistant of a page. */
export type Assistant = {
  /** Whether there is a sentence to ask about. */
  isAvailable: boolean
  /** Whether it is visible. */
  isOpen: boolean
  open: () => void
  /** Opens it and explains the learner's answer. */
  explain: () => void
  /** Panel for wide screens; `null` while closed. */
  panel: ReactNode
  /** Sheet for phones; `null` while closed. */
  sheet: ReactNode
}

/**
 * The assistant for a sentence; `null` while nothing may be asked, such as before the check of a heard sentence or while
 * the back of a card is hidden. The chat survives closing, until the next sentence.
 */
export function useAssistant(subject: AssistantSubject | null): Assistant {
  const { t } = useTranslation('trainers')
  const [opened, setOpened] = useState<{ exercise: Exercise; explains: boolean } | null>(null)
  const [chunk, setChunk] = useState(loaded)
  const exercise = subject?.exercise ?? null
  const isWanted = opened !== null && opened.exercise === exercise
  const isOpen = isWanted && chunk !== null

  // The next sentence starts with its own exercise.
  useEffect(() => {
    if (!isWanted) setOpened(null)
  }, [isWanted])

  const open = (explains: boolean) => {
    if (!exercise) return
    setOpened({ exercise, explains })
    load().then(setChunk, (error: unknown) => {
      setOpened(null)
      reportError(error, { part: 'assistant' })
      notify('error', t('assistant.notLoaded'))
    })
  }
  const close = () => setOpened(null)
  const view = subject && isOpen ? { subject, explains: opened.explains, onClose: close } : null
  return {
    isAvailable: subject !== null,
    isOpen,
    open: () => open(false),
    explain: () => open(true),
    panel: chunk && view && <chunk.AssistantPanel {...view} />,
    sheet: chunk && view && <chunk.AssistantSheet {...view} />,
  }
}
