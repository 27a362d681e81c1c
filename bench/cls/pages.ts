import type { Platform } from '@mowka/e2e/control'
import { courseByName } from '@mowka/e2e/library'

/** User of a page: a sandbox account, or null for a visitor. */
export type Person = 'learner' | 'newcomer' | 'expired' | 'unverified' | 'admin' | 'company-admin' | null

/** A page to measure: the release page that it needs (null for the shell's own), its URL, and its user. */
export type MeasuredPage = { needs: string | null; name: string; path: string; person: Person }

/** Returns all pages with their own URL, with path parameters from the starter library. */
export async function pagesOf(platform: Platform): Promise<MeasuredPage[]> {
  const course = await courseByName('Angielski na co dzień', platform)
  const place = `/course/${course._id}/lesson/${course.lessons[0]?.lessonId}`
  const repetition = `/repetition/${course.lessons[0]?.lessonId}`
  const page = (needs: string | null, path: string, person: Person = 'learner', name = needs ?? path) => ({
    needs,
    name,
    path,
    person,
  })
  return [
    page(null, '/login', null),
    page(null, '/terms', null),
    page(null, '/privacy', null),
    page(null, '/cookies', null),
    page(null, '/404'),
    page(null, '/unverified-email', 'unverified'),
    page('selectLanguage', '/select-language'),
    page('selectLanguage', '/select-language', 'newcomer', 'selectLanguage (newcomer)'),
    page('levelingSurvey', '/leveling-survey/eng'),
    page('levelingTest', '/leveling-test/eng'),
    page('userOnboarding', '/user-onboarding', 'newcomer'),
    page('courses', '/course'),
    page('courses', '/course', 'expired', 'courses (no access)'),
    page('courseDetails', `/course/${course._id}`),
    page('courseDetails', `/course/${course._id}`, 'expired', 'courseDetails (no access)'),
    page('dashboard', '/dashboard'),
    page('profile', '/me'),
    page('exercises', '/exercises'),
    page('notes', '/notes'),
    page('lessonModeSelector', `${place}/select-mode`),
    page('trainerWriting', `${place}/writing`),
    page('trainerListening', `${place}/listening`),
    page('trainerSpeaking', `${place}/speaking`),
    page('trainerContentPreview', `${place}/content-preview`),
    page('lessonAudioMode', `${place}/audio-mode`),
    page('lessonWords', `${place}/words`),
    page('lessonWordTrainer', `${place}/words/trainer`),
    page('repetitionModeSelector', `${repetition}/select-mode`),
    page('repetitionFlashCards', `${repetition}/flash-cards`),
    page('repetitionListening', `${repetition}/listening`),
    page('repetitionWriting', `${repetition}/writing`),
    page('repetitionSpeaking', `${repetition}/speaking`),
    page('repetitionLessonAudioMode', `${repetition}/audio-mode`),
    page('repetitionAudio', '/repetition/audio'),
    page('repetitionAudioPlayer', '/repetition/audio/player'),
    page('repetitionWords', '/repetition/words'),
    page('repetitionDeck', '/repetition/today'),
    page('repetitionWordTrainer', '/repetition/words/trainer'),
    page('subscribe', '/subscribe'),
    page('subscribeSummary', '/subscribe/summary'),
    page('subscribeOrder', '/subscribe/order'),
    page('subscribeThankYou', '/subscribe/thank-you'),
    page('giftCard', '/subscribe/gift-card', null),
    page('giftCardThankYou', '/subscribe/gift-card-thank-you', null),
    page('companyUsers', '/company/users', 'company-admin'),
    ...['courses', 'lessons', 'exercises', 'hints', 'users', 'stats', 'releases', 'jobs'].map((section) =>
      page(`admin${section.charAt(0).toUpperCase()}${section.slice(1)}`, `/admin/${section}`, 'admin'),
    ),
    page('adminWords', '/admin/dictionary', 'admin'),
    page('adminExerciseChecker', '/admin/exercise-checker', 'admin'),
    page('adminOffersPopups', '/admin/offers/popups', 'admin'),
    page('adminMediaLibrary', '/admin/media-library', 'admin'),
    page('adminGiftCards', '/admin/gift-cards', 'admin'),
    page('adminInsights', '/admin/insights', 'admin'),
    page('adminOrders', '/admin/orders', 'admin'),
    page('adminCoupons', '/admin/coupons', 'admin'),
  ]
}
