import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { notify, reportError } from '@mowka/shared/platform'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssistantSubject } from './subject'

type Chunk = typeof import('./assistant-chunk')

let loaded: Chunk | null = null
let loading: Promise<Chunk> | null = null

/** Nobody begins with the assistant: its parts come with the first press. What was lost on the way is asked for again. */
function load(): Promise<Chunk> {
  loading ??= import(/* webpackChunkName: "assistant" */ './assistant-chunk').then(
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
  /** There is something that may be asked about. */
  isAvailable: boolean
  /** It is on the screen. */
  isOpen: boolean
  open: () => void
  /** Opens it and has the learner's answer explained. */
  explain: () => void
  /** Its panel for wide screens; null while it is closed. */
  panel: ReactNode
  /** Its sheet for phones; null while it is closed. */
  sheet: ReactNode
}

/**
 * The assistant for a sentence whose answer may be seen: null before the check or while the back of a card is hidden.
 * What was said is kept while the sentence stays, also over closing and opening.
 */
export function useAssistant(subject: AssistantSubject | null): Assistant {
  const { t } = useTranslation('trainers')
  const [opened, setOpened] = useState<{ exercise: Exercise; explains: boolean } | null>(null)
  const [chunk, setChunk] = useState(loaded)
  const exercise = subject?.exercise ?? null
  const isWanted = opened !== null && opened.exercise === exercise
  const isOpen = isWanted && chunk !== null

  // The next sentence begins with its own work.
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
