import { type DemoLearner, type DemoLesson, demoLearners } from '@mowka/content/demo'
import { loadLibrary } from '@mowka/content/load'
import type { Popup } from '@mowka/shared/contract/schemas/popup'
import type { ProgressEvent, ProgressEventName } from '@mowka/shared/contract/schemas/progress'
import type { User } from '@mowka/shared/contract/schemas/user'
import { contentId } from '@mowka/shared/domain/content-id'
import { contentDir } from './library-source'
import { request } from './platform-client'
import { signIn } from './sign-in'

const DAY = 24 * 60 * 60 * 1000

/** The sandbox's accounts and what each is for. */
export const accounts = [
  { email: 'learner@mowka.test', what: 'learns English and German, has progress' },
  { email: 'newcomer@mowka.test', what: 'has just signed up' },
  { email: 'admin@mowka.test', what: 'edits the content' },
  { email: 'company-admin@mowka.test', what: 'manages a company' },
  { email: 'employee@mowka.test', what: 'learns through that company' },
  { email: 'unverified@mowka.test', what: 'has not confirmed the e-mail address' },
  { email: 'social@mowka.test', what: 'signed up with a social account' },
  { email: 'expired@mowka.test', what: 'had access that ran out' },
] as const

/**
 * Brings the sandbox's learners into their state, through the same calls that people and admins make. An account
 * that is settled already is left alone, so a later start changes nothing.
 */
export async function seedDemo(url: string): Promise<void> {
  const library = loadLibrary(contentDir)
  const adminToken = await signIn(url, 'admin@mowka.test')
  for (const learner of demoLearners(library)) await seedLearner(url, adminToken, learner)
  await seedGiftCards(url, adminToken)
}

/** Gift cards of the demo state by batch: more than one page of them. */
const giftCards = [
  { directory: 'Targi edukacyjne', count: 9, inscription: 'Do zobaczenia na Targach!', languages: ['ENG'] },
  {
    directory: 'Konkurs szkolny',
    count: 4,
    inscription: 'Gratulacje i powodzenia',
    languages: ['ENG', 'DE'],
  },
] as const

/** The same cards in every start: a request that was made before makes no second card. */
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
  for (const lesson of learner.history) await seedLesson(url, adminToken, user, lesson)
  for (const access of learner.accesses) await grant(access.targetLang, accessEnd(access))
  // Who has been here for a while was welcomed long ago.
  const popups = await request<{ data: Popup[] }>('GET', `${url}/api/popup/available`, token)
  for (const { _id } of popups.data) await request('POST', `${url}/api/popup/popupsSeen/${_id}`, token)
  // Last, so that an interrupted start goes on where it was.
  await change('onboarding-status', { onboardingStatus: learner.onboardingStatus })
}

/** The end of an access as the demo state gives it: in some months, or some days ago. */
function accessEnd(access: { months?: number; endedDaysAgo?: number }): Date {
  const days = access.months === undefined ? -(access.endedDaysAgo ?? 1) : access.months * 30
  return new Date(Date.now() + days * DAY)
}

/** Brings along what the learner has done with a lesson, some days ago. */
async function seedLesson(url: string, adminToken: string, user: User, lesson: DemoLesson): Promise<void> {
  let moment = Date.now() - lesson.daysAgo * DAY - 30 * 60 * 1000
  const eventOf = (name: ProgressEventName, exercisePath?: string): ProgressEvent => {
    moment += 20_000
    return {
      // The same event has the same id in every start.
      eventId: contentId(`demo/${user.email}/${lesson.lessonPath}/${exercisePath ?? ''}/${name}`),
      name,
      lessonId: contentId(lesson.lessonPath),
      courseId: contentId(lesson.coursePath),
      createdAt: new Date(moment).toISOString(),
      payload: {
        learningMode: 'WRITING',
        ...(exercisePath
          ? { exerciseId: contentId(exercisePath), learningExerciseType: 'WRITING_FULL_SENTENCE' }
          : {}),
      },
    }
  }
  const events = [
    eventOf('LESSON_STARTED'),
    ...lesson.exercisePaths.flatMap((path) => [
      eventOf('EXAMPLE_DISPLAYED', path),
      eventOf('EXAMPLE_SUCCESS', path),
    ]),
    ...(lesson.finished ? [eventOf('LESSON_FINISHED')] : []),
  ]
  await request('POST', `${url}/api/admin/progress`, adminToken, { userId: user.userId, events })
}
