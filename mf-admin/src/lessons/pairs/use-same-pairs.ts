import type { AnswerOf } from '@mowka/contract/calls'
import { callApi } from '@mowka/web/api'
import { useEffect, useState } from 'react'
import type { PairRow } from './pair-rows'

/** An existing exercise with the answer of a pair. */
export type SameSentence = AnswerOf<'checkPairs'>['data'][number]

/** Debounce of the search for existing sentences, in milliseconds. */
const DEBOUNCE = 500

/**
 * Returns existing exercises by the answers of pairs that they equal. A failed search shows none, because it is only a
 * warning.
 */
export function useSamePairs(lessonId: string, rows: readonly PairRow[]): ReadonlyMap<string, SameSentence> {
  const [found, setFound] = useState<ReadonlyMap<string, SameSentence>>(new Map())
  const key = JSON.stringify([...new Set(rows.map(({ answer }) => answer).filter(Boolean))])
  useEffect(() => {
    const answers: string[] = JSON.parse(key)
    if (answers.length === 0) return undefined
    let isCurrent = true
    const search = async () => {
      try {
        const pairs = answers.map((answer) => ({ example: '', answer }))
        const { data } = await callApi('checkPairs', { id: lessonId, body: { pairs } })
        if (isCurrent) setFound(new Map(data.map((same) => [answers[same.index] ?? '', same])))
      } catch {
        if (isCurrent) setFound(new Map())
      }
    }
    const timer = window.setTimeout(() => void search(), DEBOUNCE)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [lessonId, key])
  return found
}
