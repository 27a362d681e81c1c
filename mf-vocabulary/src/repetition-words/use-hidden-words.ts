import { useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Word = { wordId: string; answer: string }

const rowOf = ({ wordId }: Word) => wordId

/**
 * Hides words of the global list and shows them again (V-LW-20). Updates optimistically, before the list is reloaded,
 * and rolls back if refused.
 */
export function useHiddenWords(known: readonly string[]) {
  const { t } = useTranslation('vocabulary')
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())
  const take = (wordId: string, isHidden: boolean | undefined) =>
    setPressed((before) => {
      const next = new Map(before)
      if (isHidden === undefined) next.delete(wordId)
      else next.set(wordId, isHidden)
      return next
    })
  const hide = useWrite('addKnownWord', {
    row: rowOf,
    args: ({ wordId }: Word) => ({ body: { wordId } }),
    failure: (_error, { answer }) => t('known.hideFailed', { word: answer }),
  })
  const show = useWrite('removeKnownWord', {
    row: rowOf,
    args: ({ wordId }: Word) => ({ id: wordId }),
    failure: (_error, { answer }) => t('known.showFailed', { word: answer }),
  })

  const hidden = new Set(known)
  for (const [wordId, isHidden] of pressed) {
    if (isHidden) hidden.add(wordId)
    else hidden.delete(wordId)
  }
  const setHidden = async (word: Word, isHidden: boolean) => {
    take(word.wordId, isHidden)
    const { ok } = await (isHidden ? hide : show).run(word)
    if (!ok) take(word.wordId, undefined)
  }
  return { hidden, setHidden }
}
