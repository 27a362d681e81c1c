import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { HintLine, InLanguage } from '../exercise-parts'
import { exerciseKind } from '../word-exercise'
import { MatchExercise } from './MatchExercise'
import { MatchDraft } from './match-draft'

/** Number of matched pairs, and the result of the last one. */
const MatchNote = observer(function MatchNote({ draft }: { draft: MatchDraft }) {
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

/** Words of both languages are matched in pairs (V-WEX-07). */
export const matchPairs = exerciseKind('MATCH_PAIRS', ({ exerciseData }, tools) => {
  const draft = new MatchDraft(exerciseData.pairs, tools)
  return {
    title: 'wordTrainer.title.MATCH_PAIRS',
    draft,
    sound: null,
    checksItself: true,
    show: (props) => <MatchExercise {...props} draft={draft} />,
    showNote: () => <MatchNote draft={draft} />,
  }
})
