import { observer } from 'mobx-react-lite'
import { HintLine } from './HintLine'
import type { WordDraft } from './word-exercise'

/** Note beside the primary button in exercises whose only note is a hint. */
export const OptionalHint = observer(function OptionalHint({ draft }: { draft: WordDraft }) {
  return draft.hintNote && <HintLine note={draft.hintNote} />
})
