import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { HintLine, InItsLanguage } from '../HintLine'
import type { MatchDraft } from './match-draft'

/** How many pairs are matched, and what became of the last one. */
export const MatchNote = observer(function MatchNote({ draft }: { draft: MatchDraft }) {
  const { t } = useTranslation('vocabulary')
  if (draft.hintNote) return <HintLine note={draft.hintNote} />
  return (
    <span>
      <b>{t('wordTrainer.match.done', { done: draft.matched.length, total: draft.total })}</b>{' '}
      {draft.wrong && (
        <>
          <span>{t('wordTrainer.match.notPair')}</span> <InItsLanguage said={draft.wrong.target} /> –{' '}
          <InItsLanguage said={draft.wrong.source} />
        </>
      )}
    </span>
  )
})
