import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { HintLine, InLanguage } from '../HintLine'
import type { MatchDraft } from './match-draft'

/** Number of matched pairs, and the result of the last one. */
export const MatchNote = observer(function MatchNote({ draft }: { draft: MatchDraft }) {
  const { t } = useTranslation('vocabulary')
  if (draft.hintNote) return <HintLine note={draft.hintNote} />
  return (
    <span>
      <b>{t('wordTrainer.match.done', { done: draft.matched.length, total: draft.total })}</b>{' '}
      {draft.wrong && (
        <>
          <span>{t('wordTrainer.match.notPair')}</span> <InLanguage said={draft.wrong.target} /> –{' '}
          <InLanguage said={draft.wrong.source} />
        </>
      )}
    </span>
  )
})
