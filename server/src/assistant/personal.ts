import { owned, ownedThrough, type PersonalTable } from '../database/personal-data'
import { aiChats, aiExchanges, aiUsage } from './tables'

/** Assistant chats and usage counts. */
export const assistantPersonal: PersonalTable[] = [
  owned(aiChats, 'assistantChats'),
  ownedThrough({ column: aiExchanges.chatId, parent: aiChats, id: aiChats.id }, 'assistantMessages'),
  owned(aiUsage, 'assistantUsage'),
]
