import { IconButton } from '@mowka/kernel/ui'
import { IconRefresh } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ChatStore } from './chat/chat-store'

/** Restarts the chat (L-AI-09); disabled before the first question (L-AI-10). */
export const Restart = observer(function Restart({ chat }: { chat: ChatStore }) {
  const { t } = useTranslation('trainers')
  return (
    <IconButton
      aria-label={t('assistant.restart')}
      aria-disabled={!chat.isBegun}
      onClick={() => {
        if (chat.isBegun) chat.restart()
      }}
    >
      <IconRefresh aria-hidden />
    </IconButton>
  )
})
