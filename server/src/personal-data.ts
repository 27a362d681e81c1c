import { accountPersonal } from './account/tables'
import { assistantPersonal } from './assistant/tables'
import { attemptPersonal } from './attempt/tables'
import { auditPersonal } from './audit/tables'
import { certificatePersonal } from './certificate/tables'
import { companyPersonal } from './company/tables'
import { couponPersonal } from './coupon/tables'
import { coursePersonal } from './course/tables'
import type { PersonalTable } from './database/personal-data'
import { favouriteLessonPersonal } from './favourite-lesson/tables'
import { giftCardPersonal } from './gift-card/tables'
import { historyPersonal } from './history/tables'
import { importPersonal } from './import/tables'
import { invitationPersonal } from './invitation/tables'
import { invoicePersonal } from './invoice/tables'
import { moodPersonal } from './mood/tables'
import { notePersonal } from './note/tables'
import { orderPersonal } from './order/tables'
import { pinnedCoursePersonal } from './pinned-course/tables'
import { platformPersonal } from './platform/tables'
import { popupPersonal } from './popup/tables'
import { progressPersonal } from './progress/tables'
import { pushPersonal } from './push/tables'
import { reminderPersonal } from './reminder/tables'
import { trackingPersonal } from './tracking/tables'
import { userPersonal } from './user/tables'
import { vocabularyPersonal } from './vocabulary/tables'
import { wordSessionPersonal } from './word-session/tables'

/** All tables with personal data, contributed by the domains. */
export const personalTables: readonly PersonalTable[] = [
  ...userPersonal,
  ...accountPersonal,
  ...invitationPersonal,
  ...reminderPersonal,
  ...pushPersonal,
  ...progressPersonal,
  ...moodPersonal,
  ...vocabularyPersonal,
  ...wordSessionPersonal,
  ...notePersonal,
  ...favouriteLessonPersonal,
  ...pinnedCoursePersonal,
  ...certificatePersonal,
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
  ...auditPersonal,
  ...trackingPersonal,
  ...platformPersonal,
]
