import { accountPersonal } from './account/personal'
import { assistantPersonal } from './assistant/personal'
import { attemptPersonal } from './attempt/personal'
import { companyPersonal } from './company/personal'
import { couponPersonal } from './coupon/personal'
import { coursePersonal } from './course/personal'
import type { PersonalTable } from './database/personal-data'
import { favouriteLessonPersonal } from './favourite-lesson/personal'
import { giftCardPersonal } from './gift-card/personal'
import { historyPersonal } from './history/personal'
import { importPersonal } from './import/personal'
import { invitationPersonal } from './invitation/personal'
import { invoicePersonal } from './invoice/personal'
import { moodPersonal } from './mood/personal'
import { notePersonal } from './note/personal'
import { orderPersonal } from './order/personal'
import { platformPersonal } from './platform/personal'
import { popupPersonal } from './popup/personal'
import { progressPersonal } from './progress/personal'
import { reminderPersonal } from './reminder/personal'
import { trackingPersonal } from './tracking/personal'
import { userPersonal } from './user/personal'
import { vocabularyPersonal } from './vocabulary/personal'
import { wordSessionPersonal } from './word-session/personal'

/** All tables with personal data, contributed by the domains. */
export const personalTables: readonly PersonalTable[] = [
  ...userPersonal,
  ...accountPersonal,
  ...invitationPersonal,
  ...reminderPersonal,
  ...progressPersonal,
  ...moodPersonal,
  ...vocabularyPersonal,
  ...wordSessionPersonal,
  ...notePersonal,
  ...favouriteLessonPersonal,
  ...assistantPersonal,
  ...attemptPersonal,
  ...coursePersonal,
  ...historyPersonal,
  ...importPersonal,
  ...popupPersonal,
  ...companyPersonal,
  ...giftCardPersonal,
  ...couponPersonal,
  ...orderPersonal,
  ...invoicePersonal,
  ...trackingPersonal,
  ...platformPersonal,
]
