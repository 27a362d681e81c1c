import { setTimeout as wait } from 'node:timers/promises'
import {
  type DemoExercise,
  type DemoLearner,
  type DemoLesson,
  type DemoPractice,
  demoLearners,
} from '@mowka/content/demo'
import type { Library } from '@mowka/content/library'
import type { Popup } from '@mowka/contract/schemas/editor/popup'
import type { UserNote } from '@mowka/contract/schemas/note'
import type { Order, PlacedOrder } from '@mowka/contract/schemas/order'
import type { ProgressEvent, ProgressEventName } from '@mowka/contract/schemas/progress'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import type { User } from '@mowka/contract/schemas/user'
import { contentId } from '@mowka/domain/course/content-id'
import { addDays, warsawDay } from '@mowka/domain/time'
import { PlainError } from '../steps'
import { request } from './platform-client'
import { signIn } from './sign-in'

const DAY = 24 * 60 * 60 * 1000

/** The sandbox's accounts and their purposes. */
export const accounts = [
  { email: 'learner@mowka.test', what: 'learns English and German, has progress' },
  { email: 'newcomer@mowka.test', what: 'has just signed up' },
  { email: 'admin@mowka.test', what: 'has access to the whole panel' },
  { email: 'editor@mowka.test', what: 'edits the content' },
  { email: 'support@mowka.test', what: 'helps users' },
  { email: 'operator@mowka.test', what: 'runs the shop' },
  { email: 'company-admin@mowka.test', what: 'manages a company' },
  { email: 'employee@mowka.test', what: 'learns through that company' },
  { email: 'unverified@mowka.test', what: 'has not confirmed the email address' },
  { email: 'social@mowka.test', what: 'signed up with a social account' },
  { email: 'expired@mowka.test', what: 'had access that ran out' },
] as const

/**
 * Sets up the sandbox's learners through the API calls of users and admins. Accounts that are complete are skipped,
 * so later starts change nothing.
 */
export async function seedDemo(url: string, library: Library): Promise<void> {
  const adminToken = await signIn(url, 'admin@mowka.test')
  for (const learner of demoLearners(library)) await seedLearner(url, adminToken, learner)
  await seedGiftCards(url, adminToken)
}

/** Gift cards of the demo by batch: enough for more than one page. */
const giftCards = [
  { directory: 'Targi edukacyjne', count: 9, inscription: 'Do zobaczenia na Targach!', languages: ['ENG'] },
  {
    directory: 'Konkurs szkolny',
    count: 4,
    inscription: 'Gratulacje i powodzenia',
    languages: ['ENG', 'DE'],
  },
] as const

/** Creates the same cards on every start: a repeated request creates no second card. */
async function seedGiftCards(url: string, adminToken: string): Promise<void> {
  for (const { directory, count, inscription, languages } of giftCards) {
    for (let number = 1; number <= count; number += 1) {
      await request('POST', `${url}/api/coupon/gift-cards`, adminToken, {
        requestId: contentId(`demo/gift-cards/${directory}/${number}`),
        plan: 'MONTHLY_SUBSCRIPTION_6:PL',
        languages,
        directory,
        inscription,
      })
    }
  }
}

/** Orders of a demo learner: one paid with a coupon, one rejected. */
const ORDERS = {
  email: 'learner@mowka.test',
  buyer: { firstname: 'Zofia', lastname: 'Wiśniewska', consumerAgreement: true },
  orders: [
    { productCode: 'MONTHLY_SUBSCRIPTION_6:PL:ENG', coupon: 'START20', button: 'pay' },
    { productCode: 'MONTHLY_SUBSCRIPTION_12:PL:DE', coupon: null, button: 'reject' },
  ],
} as const

/** Number of checks whether the fake PayU has reported a payment, and their interval in milliseconds. */
const MAX_CHECKS = 60
const CHECK_INTERVAL = 500

/**
 * Places orders and presses a button on the fake PayU's page, like a user. Waits a limited time for the platform to
 * process the payment; a later one only extends the access.
 */
async function seedOrders(url: string, token: string): Promise<void> {
  const ordersMade = () => request<Order[]>('GET', `${url}/api/order`, token)
  // Skips orders if an interrupted start already created some, or with the real PayU, which requires manual payments.
  if (process.env.MOWKA_PAYU_URL || (await ordersMade()).length > 0) return
  for (const { productCode, coupon, button } of ORDERS.orders) {
    const body = { products: [{ productCode, quantity: 1 }], coupon, buyer: ORDERS.buyer }
    const { redirectUri } = await request<PlacedOrder>('POST', `${url}/api/order`, token, body)
    if (!redirectUri) throw new PlainError(`${productCode} could not be ordered`)
    await fetch(redirectUri, {
      method: 'POST',
      body: new URLSearchParams({ result: button }),
      redirect: 'manual',
    })
  }
  for (let check = 0; check < MAX_CHECKS; check += 1) {
    if ((await ordersMade()).every(({ paymentStatus }) => paymentStatus !== 'PENDING')) return
    await wait(CHECK_INTERVAL)
  }
}

/** Rejected answers of two demo learners, so that editors have decisions to make. */
const REFUSED = {
  emails: ['learner@mowka.test', 'employee@mowka.test'],
  lessonPath: 'courses/eng/angielski-na-co-dzien/polite-requests',
  answers: [
    { slug: 'could-you-help-me', userInput: 'Could you assist me?', isDisputed: true },
    { slug: 'could-you-help-me', userInput: 'Are you able to help me?', isDisputed: false },
    { slug: 'repeat-the-question', userInput: 'Could you tell the question again?', isDisputed: false },
    { slug: 'borrow-your-pen', userInput: 'Can I take your pen?', isDisputed: false },
  ],
} as const

/** Sends answers like a learner, and reports some of them as correct. */
async function seedRefused(url: string, token: string): Promise<void> {
  for (const { slug, userInput, isDisputed } of REFUSED.answers) {
    const exerciseId = contentId(`${REFUSED.lessonPath}/${slug}`)
    const attempt = { check: true, exerciseId, userInput, lang: 'ENG' }
    const { isSuccess } = await request<AttemptResult>('POST', `${url}/api/attempt/check`, token, attempt)
    if (isDisputed && !isSuccess) {
      await request('POST', `${url}/api/exercise/${exerciseId}/disputed-answer`, token, { userInput })
    }
  }
}

async function seedLearner(url: string, adminToken: string, learner: DemoLearner): Promise<void> {
  const token = await signIn(url, learner.email)
  const user = await request<User>('GET', `${url}/api/user/me`, token)
  if (user.userMetadata.onboardingStatus !== 'PENDING' || learner.onboardingStatus === 'PENDING') return

  const grant = (targetLang: string, expiresAt: Date) =>
    request('POST', `${url}/api/admin/access`, adminToken, {
      userId: user.userId,
      targetLang,
      expiresAt: expiresAt.toISOString(),
      courseIds: learner.coursePaths.map(contentId),
    })
  const change = (action: string, payload: unknown) =>
    request('PATCH', `${url}/api/user/metadata`, token, { action, payload })
  for (const [langCode, level] of Object.entries(learner.levels)) {
    await change('leveling-test-result', { langCode, level })
  }
  if (learner.learnLang) await change('learn-lang', { learnLang: learner.learnLang })
  if (learner.practice) await seedPractice(url, adminToken, user, learner.practice)
  for (const lesson of learner.history) await seedLesson(url, adminToken, user, lesson)
  if (learner.moods.length > 0) await seedMoods(url, adminToken, user, learner.moods)
  await seedWords(url, adminToken, user, learner.history)
  // Must run before the demo accesses, which set the final end dates.
  if (learner.email === ORDERS.email) await seedOrders(url, token)
  for (const access of learner.accesses) await grant(access.targetLang, accessEnd(access))
  if (REFUSED.emails.some((email) => email === learner.email)) await seedRefused(url, token)
  await seedNotes(url, token, learner.notes)
  // Existing learners have already seen the welcome messages.
  const popups = await request<Popup[]>('GET', `${url}/api/popup/available`, token)
  for (const { _id } of popups) await request('POST', `${url}/api/popup/popupsSeen/${_id}`, token)
  // Must run last, so that an interrupted start resumes where it stopped.
  await change('onboarding-status', { onboardingStatus: learner.onboardingStatus })
}

/** Returns the end of a demo access: months ahead or days ago. */
function accessEnd(access: { months?: number; endedDaysAgo?: number }): Date {
  const days = access.months === undefined ? -(access.endedDaysAgo ?? 1) : access.months * 30
  return new Date(Date.now() + days * DAY)
}

/** Sends a learner's progress in a lesson, dated some days ago. */
async function seedLesson(url: string, adminToken: string, user: User, lesson: DemoLesson): Promise<void> {
  let moment = Date.now() - lesson.daysAgo * DAY - 30 * 60 * 1000
  const eventOf = (name: ProgressEventName, exercise?: DemoExercise): ProgressEvent => {
    moment += 20_000
    const id = `${lesson.lessonPath}/${exercise?.path ?? ''}/${name}`
    return demoEvent(user, lesson, { id, name, moment, exercise })
  }
  const events = [
    eventOf('LESSON_STARTED'),
    ...lesson.exercises.flatMap((exercise) => [
      eventOf('EXAMPLE_DISPLAYED', exercise),
      eventOf('EXAMPLE_SUCCESS', exercise),
    ]),
    ...(lesson.finished ? [eventOf('LESSON_FINISHED')] : []),
  ]
  await request('POST', `${url}/api/admin/progress`, adminToken, { userId: user.userId, events })
}

/** Returns an event of a lesson. Its id is the same on every start. */
function demoEvent(
  user: User,
  { lessonPath, coursePath }: Pick<DemoLesson, 'lessonPath' | 'coursePath'>,
  said: { id: string; name: ProgressEventName; moment: number; exercise: DemoExercise | undefined },
): ProgressEvent {
  const { id, name, moment, exercise } = said
  return {
    eventId: contentId(`demo/${user.email}/${id}`),
    name,
    lessonId: contentId(lessonPath),
    courseId: contentId(coursePath),
    createdAt: new Date(moment).toISOString(),
    payload: {
      learningMode: 'WRITING',
      ...(exercise && {
        exerciseId: contentId(exercise.path),
        learningExerciseType: 'WRITING_FULL_SENTENCE',
        // The server judges the answer and awards a point for it.
        userInput: exercise.answer,
      }),
    },
  }
}

/** Number of events per call. */
const EVENTS_AT_ONCE = 500

/** Sends months of practice of one lesson: answers on many days, about one per minute. */
async function seedPractice(
  url: string,
  adminToken: string,
  user: User,
  practice: DemoPractice,
): Promise<void> {
  const events = practice.days.flatMap(({ daysAgo, answers }) => {
    const begin = Date.now() - daysAgo * DAY - 60 * 60 * 1000
    return Array.from({ length: answers }, (_, index) =>
      demoEvent(user, practice, {
        id: `practice/${daysAgo}/${index}`,
        name: 'EXAMPLE_SUCCESS',
        moment: begin + index * 55_000,
        exercise: practice.exercises[(daysAgo + index) % practice.exercises.length],
      }),
    )
  })
  for (let at = 0; at < events.length; at += EVENTS_AT_ONCE) {
    const body = { userId: user.userId, events: events.slice(at, at + EVENTS_AT_ONCE) }
    await request('POST', `${url}/api/admin/progress`, adminToken, body)
  }
}

/** Sends the learning and review answers for words of completed lessons, one every half minute. */
async function seedWords(
  url: string,
  adminToken: string,
  user: User,
  history: readonly DemoLesson[],
): Promise<void> {
  for (const { lessonPath, wordAnswers } of history) {
    if (wordAnswers.length === 0) continue
    await request('POST', `${url}/api/admin/word-answers`, adminToken, {
      userId: user.userId,
      answers: wordAnswers.map(({ path, inLesson, isSuccess, daysAgo }, index) => ({
        attemptId: contentId(`demo/${user.email}/words/${path}/${index}`),
        wordId: contentId(path),
        lessonId: inLesson ? contentId(lessonPath) : null,
        isSuccess,
        answeredAt: new Date(
          Date.now() - daysAgo * DAY - (wordAnswers.length - index) * 30_000,
        ).toISOString(),
      })),
    })
  }
}

/** Creates the learner's notes. If an interrupted start has created some, no more are added. */
async function seedNotes(url: string, token: string, notes: DemoLearner['notes']): Promise<void> {
  if (notes.length === 0) return
  const written = await request<{ data: UserNote[] }>('GET', `${url}/api/user-note`, token)
  if (written.data.length > 0) return
  for (const { path, text, favourite, daysAgo } of notes) {
    await request('POST', `${url}/api/user-note`, token, {
      exerciseId: contentId(path),
      isFavourite: favourite,
      note: { rawNote: text, htmlNote: text },
      createdAt: new Date(Date.now() - daysAgo * DAY).toISOString(),
    })
  }
}

/** Sends the learner's moods of the last few days. */
async function seedMoods(
  url: string,
  adminToken: string,
  user: User,
  moods: DemoLearner['moods'],
): Promise<void> {
  const today = warsawDay(new Date())
  await request('POST', `${url}/api/admin/moods`, adminToken, {
    userId: user.userId,
    moods: moods.map(({ daysAgo, mood }) => ({ date: addDays(today, -daysAgo), mood })),
  })
}
