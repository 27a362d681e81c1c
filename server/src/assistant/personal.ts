import { owned, ownedThrough, type PersonalTable } from '../database/personal-data'
import { aiChats, aiExchanges, aiUsage } from './tables'

/** What the assistant knows about a person. */
export const assistantPersonal: PersonalTable[] = [
  owned(aiChats, 'assistantChats'),
  ownedThrough({ column: aiExchanges.chatId, parent: aiChats, id: aiChats.id }, 'assistantMessages'),
  owned(aiUsage, 'assistantUsage'),
]
