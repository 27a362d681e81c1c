import { exerciseKind } from '../word-exercise'
import { MatchExercise } from './MatchExercise'
import { MatchNote } from './MatchNote'
import { MatchDraft } from './match-draft'

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
