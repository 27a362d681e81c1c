import type { ExerciseSuggestions } from '@mowka/contract/schemas/editor/exercise'
import { MIN_SENTENCE_LENGTH } from '@mowka/domain/exercise/answer'
import { pick } from '@mowka/domain/pick'
import { ApiError, reportError } from '@mowka/kernel/platform'
import { callApi } from '@mowka/web/api'
import { useFormValues } from '@mowka/web/forms'
import { useEffect, useRef, useState } from 'react'
import type { ExerciseValues } from '../exercise-entity'

/** A kind of suggestions, in display order. */
export const suggestionKinds = ['alternatives', 'mistakes', 'hints'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** Reason why there are no suggestions, as a text key. */
type Failure = 'limit' | 'busy' | 'away' | 'other'

type State =
  | { name: 'idle' }
  | { name: 'loading'; isFirst: boolean }
  | { name: 'failed'; why: Failure }
  /** `about` identifies the sentences; `offered` is the initial number of suggestions. */
  | { name: 'ready'; about: string; offered: number; suggestions: ExerciseSuggestions }

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'other'
  if (error.code === 'ASSISTANT_LIMIT') return 'limit'
  if (error.code === 'CHAT_UNAVAILABLE') return 'away'
  return error.status === 429 ? 'busy' : 'other'
}

const countOf = (suggestions: ExerciseSuggestions) =>
  suggestionKinds.reduce((sum, kind) => sum + suggestions[kind].length, 0)

/** Requests suggestions for the exercise in the form, and removes those that the editor has decided about. */
export function useSuggestions() {
  const values = useFormValues<ExerciseValues>()
  const { example, answer, exampleLang, answerLang } = values
  const about = JSON.stringify([example, answer, exampleLang, answerLang])
  const [state, setState] = useState<State>({ name: 'idle' })
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const suggest = async () => {
    setState(({ name }) => ({ name: 'loading', isFirst: name === 'idle' }))
    let next: State
    try {
      const body = pick(values, [
        'example',
        'exampleLang',
        'answer',
        'answerLang',
        'register',
        'hints',
        'alternativeAnswers',
        'expectedMistakes',
      ])
      const suggestions = await callApi('suggestForExercise', { body })
      next = { name: 'ready', about, offered: countOf(suggestions), suggestions }
    } catch (error) {
      const why = failureOf(error)
      if (!(error instanceof ApiError)) reportError(error)
      next = { name: 'failed', why }
    }
    if (isMounted.current) setState(next)
  }

  /** Removes a suggestion from the list. */
  const remove = (kind: SuggestionKind, removed: object) =>
    setState((now) =>
      now.name === 'ready'
        ? {
            ...now,
            suggestions: {
              ...now.suggestions,
              [kind]: now.suggestions[kind].filter((each: object) => each !== removed),
            },
          }
        : now,
    )

  return {
    state,
    isReady: [example, answer].every((text) => text.trim().length >= MIN_SENTENCE_LENGTH),
    isOutdated: state.name === 'ready' && state.about !== about,
    left: state.name === 'ready' ? countOf(state.suggestions) : 0,
    suggest,
    remove,
    lang: answerLang,
  }
}
