import type { AnswerOf, BodyOf } from '@mowka/contract/calls'
import { ApiError } from '@mowka/kernel/platform'
import { callApi } from '@mowka/web/api'
import { useEffect, useState } from 'react'

type Asked = BodyOf<'previewBatch'>

/** The state of a batch's preview. */
export type Preview =
  | { state: 'loading' }
  | { state: 'ready'; effect: AnswerOf<'previewBatch'> }
  | { state: 'failed'; error: ApiError; retry: () => void }

/** Previews a change, and again whenever it differs. `null` previews nothing. */
export function usePreview(body: Asked | null): Preview {
  const key = body && JSON.stringify(body)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ to: string; effect?: AnswerOf<'previewBatch'>; error?: ApiError }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    if (key === null) return undefined
    let isCurrent = true
    const asked: Asked = JSON.parse(key)
    callApi('previewBatch', { body: asked }).then(
      (effect) => isCurrent && setAnswer({ to: key, effect }),
      (reason: unknown) => {
        const error = reason instanceof ApiError ? reason : new ApiError('network', 0, null, reason)
        if (isCurrent) setAnswer({ to: key, error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key, attempt])
  if (!answer || answer.to !== key) return { state: 'loading' }
  if (answer.effect) return { state: 'ready', effect: answer.effect }
  const retry = () => {
    setAnswer(undefined)
    setAttempt((number) => number + 1)
  }
  return { state: 'failed', error: answer.error ?? new ApiError('network', 0, null), retry }
}
