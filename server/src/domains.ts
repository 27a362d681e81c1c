import { accountRoutes } from './account/routes'
import { assistantRoutes } from './assistant/routes'
import { rejudge } from './attempt/public'
import { attemptRoutes } from './attempt/routes'
import { recordAudit } from './audit/public'
import { backgroundRoutes } from './background/routes'
import { certificateRoutes } from './certificate/routes'
import {
  companiesOf,
  isAwaited,
  joinCompanies,
  readMembership,
  readSeatPeriods,
  seatPeriodsOf,
} from './company/public'
import { companyRoutes } from './company/routes'
import { couponRoutes } from './coupon/routes'
import { catalogKinds, readKnownCourses } from './course/public'
import { courseRoutes } from './course/routes'
import { favouriteLessonRoutes } from './favourite-lesson/routes'
import { giftCardRoutes } from './gift-card/routes'
import { historyRoutes } from './history/routes'
import type { Api } from './http/api'
import { importRoutes } from './import/routes'
import { insightRoutes } from './insights/routes'
import { invitationRoutes } from './invitation/routes'
import { correctInvoice, issueInvoice } from './invoice/public'
import { invoiceRoutes } from './invoice/routes'
import { levelingTestRoutes } from './leveling-test/routes'
import { mediaRoutes } from './media/routes'
import { moodRoutes } from './mood/routes'
import { noteRoutes } from './note/routes'
import { type OrderPorts, readUnpaidOrders } from './order/public'
import { orderRoutes } from './order/routes'
import { peopleRoutes } from './people/routes'
import { personalTables } from './personal-data'
import { pinnedCourseRoutes } from './pinned-course/routes'
import { popupKinds } from './popup/public'
import { popupRoutes } from './popup/routes'
import { productRoutes } from './product/routes'
import { progressRoutes } from './progress/routes'
import { pushRoutes } from './push/routes'
import { recordingRoutes } from './recording/routes'
import { reminderRoutes } from './reminder/routes'
import { searchRoutes } from './search/routes'
import type { Services } from './services'
import { shopAdminRoutes } from './shop-admin/routes'
import { speechRoutes } from './speech/routes'
import { statisticsRoutes } from './statistics/routes'
import { trackingRoutes } from './tracking/routes'
import type { AccountPorts } from './user/public'
import { userRoutes } from './user/routes'
import { vocabularyRoutes } from './vocabulary/routes'
import { wordOfTheDayRoutes } from './word-of-the-day/routes'
import { wordSessionRoutes } from './word-session/routes'

/** Implements the functions that orders call when they are paid or refunded. */
export const orderPorts: OrderPorts = {
  requestInvoice: issueInvoice,
  correctInvoice,
}

/** Implements the functions that accounts need from other domains. */
export const accountPorts: AccountPorts = {
  isAwaited,
  companies: companiesOf,
  seatPeriods: seatPeriodsOf,
  join: joinCompanies,
  readMembership,
  readSeatPeriods,
  recordAudit,
  readKnownCourses,
}

/** Registers the routes of all domains. */
export function registerDomains(api: Api, services: Services): void {
  userRoutes(api, accountPorts)
  accountRoutes(api, services, personalTables)
  invitationRoutes(api, services)
  reminderRoutes(api, services)
  pushRoutes(api, services)
  courseRoutes(api, services)
  historyRoutes(api, { ...catalogKinds, ...popupKinds })
  levelingTestRoutes(api)
  recordingRoutes(api, services)
  speechRoutes(api, services)
  productRoutes(api, services)
  couponRoutes(api, { readUnpaidOrders })
  orderRoutes(api, services, orderPorts)
  invoiceRoutes(api, services)
  shopAdminRoutes(api, services, orderPorts)
  peopleRoutes(api, services, personalTables)
  companyRoutes(api, services)
  giftCardRoutes(api, services)
  mediaRoutes(api, services)
  popupRoutes(api)
  searchRoutes(api)
  trackingRoutes(api, services)
  statisticsRoutes(api)
  insightRoutes(api)
  vocabularyRoutes(api)
  moodRoutes(api)
  wordSessionRoutes(api, services)
  wordOfTheDayRoutes(api)
  noteRoutes(api)
  favouriteLessonRoutes(api)
  pinnedCourseRoutes(api)
  importRoutes(api, services)
  progressRoutes(api, rejudge(services.wordListOf))
  certificateRoutes(api, services)
  attemptRoutes(api, services)
  assistantRoutes(api, services)
  backgroundRoutes(api, services)
}
