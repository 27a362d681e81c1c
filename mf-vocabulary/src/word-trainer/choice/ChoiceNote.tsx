import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { HintLine } from '../HintLine'
import { ForKeyboards } from '../trainer-look'
import type { ChoiceDraft } from './choice-draft'

/** What stands next to the big button while one chooses: a hint, or which keys choose. */
export const ChoiceNote = observer(function ChoiceNote({ draft }: { draft: ChoiceDraft }) {
  const { t } = useTranslation('vocabulary')
  if (draft.hintNote) return <HintLine note={draft.hintNote} />
  return <ForKeyboards>{t('wordTrainer.choice.keys', { last: draft.task.options.length })}</ForKeyboards>
})
