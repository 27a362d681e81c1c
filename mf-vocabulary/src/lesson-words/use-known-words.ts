import { callApi } from '@mowka/shared/api'
import { notify } from '@mowka/shared/platform'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * The learner's known (hidden) words (vocabulary and commerce §4). A toggle shows at once; a refused one is taken
 * back with a snackbar. While a word's change is on its way, further presses on that word wait for nothing and do
 * nothing.
 *
 * `keep` puts a confirmed change where the server's list is kept.
 */
export function useKnownWords(
  knownWordIds: readonly string[],
  keep: (change: (ids: string[]) => string[]) => Promise<unknown>,
) {
  const { t } = useTranslation('vocabulary')
  /** Changes that the server has not confirmed yet. */
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map())
  const busy = useRef(new Set<string>())

  const isKnown = (wordId: string) => pending.get(wordId) ?? knownWordIds.includes(wordId)

  const setPendingWord = (wordId: string, known: boolean | null) =>
    setPending((now) => {
      const next = new Map(now)
      if (known === null) next.delete(wordId)
      else next.set(wordId, known)
      return next
    })

  const toggle = async ({ wordId, answer }: { wordId: string; answer: string }) => {
    if (busy.current.has(wordId)) return
    busy.current.add(wordId)
    const known = !isKnown(wordId)
    setPendingWord(wordId, known)
    try {
      if (known) await callApi('addKnownWord', { body: { wordId } })
      else await callApi('removeKnownWord', { id: wordId })
      await keep((ids) => [...ids.filter((id) => id !== wordId), ...(known ? [wordId] : [])])
    } catch {
      notify('error', t(known ? 'known.hideFailed' : 'known.showFailed', { word: answer }))
    } finally {
      setPendingWord(wordId, null)
      busy.current.delete(wordId)
    }
  }

  return { isKnown, toggle: (word: { wordId: string; answer: string }) => void toggle(word) }
}
