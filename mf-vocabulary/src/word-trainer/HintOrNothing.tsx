import { observer } from 'mobx-react-lite'
import { HintLine } from './HintLine'
import type { WordDraft } from './word-exercise'

/** What stands next to the big button where there is nothing to say but a hint. */
export const HintOrNothing = observer(function HintOrNothing({ draft }: { draft: WordDraft }) {
  return draft.hintNote && <HintLine note={draft.hintNote} />
})
