/** What other domains may use to write to people. */
export { postLetter } from './jobs'
export { accountDeletedLetter } from './letters/account-deleted'
export { companyInvitationLetter } from './letters/company-invitation'
export { dataExportLetter } from './letters/data-export'
export { deadLettersLetter } from './letters/dead-letters'
export { giftCardLetter } from './letters/gift-card'
export { invitationLetter } from './letters/invitation'
export { reminderLetter } from './letters/reminder'
