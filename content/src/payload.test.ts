import { ContentLibrary } from '@mowka/contract/schemas/editor/content'
import { courseKind } from '@mowka/domain/course/course'
import { demoLearners } from './demo'
import { libraryPayload, orderAnswers } from './payload'
import { course, exercise, lesson, library as smallLibrary } from './small-library.fixture'
import { starterLibrary } from './testing/starter-library'

const library = starterLibrary()
const payload = libraryPayload(library)

test("the payload of the starter library matches the import's schema", () => {
  expect(ContentLibrary.parse(payload)).toEqual(payload)
})

test('the English test has its questions in order, with one correct answer among four numbered ones (S-ATT-09)', () => {
  const english = payload.levelingTests?.find(({ lang }) => lang === 'ENG')
  const file = library.levelingTests.find(({ lang }) => lang === 'ENG')
  expect(Object.keys(english?.questions ?? {})).toEqual(Object.keys(file?.levels ?? {}))
  expect(english?.questions.A1?.map(({ title }) => title)).toEqual(file?.levels.A1?.map(({ title }) => title))
  for (const { answers } of english?.questions.A1 ?? []) {
    expect(answers.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
    expect(answers.filter(({ correct }) => correct)).toHaveLength(1)
  }
})

test('every language with courses has a test of five levels, with correct answers at every position (L-TEST-37)', () => {
  const languages = [...new Set(payload.courses.map(({ targetLang }) => targetLang))].sort()
  expect(payload.levelingTests?.map(({ lang }) => lang).sort()).toEqual(languages)
  for (const { questions } of payload.levelingTests ?? []) {
    expect(Object.keys(questions)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1'])
    for (const ofLevel of Object.values(questions)) {
      const places = ofLevel.map(({ answers }) => answers.findIndex(({ correct }) => correct))
      const counts = [0, 1, 2, 3].map((place) => places.filter((each) => each === place).length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    }
  }
})

test('the payload survives JSON serialization', () => {
  expect(JSON.parse(JSON.stringify(payload))).toEqual(payload)
})

test('every piece of content has a unique path', () => {
  const paths = payload.courses.flatMap((course) => [
    course.path,
    ...course.lessons.flatMap((lesson) => [
      lesson.path,
      ...[...lesson.exercises, ...lesson.hints, ...lesson.words].map(({ path }) => path),
    ]),
  ])
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('courses/eng/gramatyka-od-zera/to-be/i-am-a-teacher')
  expect(paths).toContain('courses/eng/gramatyka-od-zera/to-be/words/teacher')
  expect(paths).toContain('courses/eng/gramatyka-od-zera/to-be/hints/forms')
})

test('gaps become ranges of a single gap', () => {
  const lesson = payload.courses.flatMap(({ lessons }) => lessons).find(({ path }) => path.endsWith('/to-be'))
  const exercise = lesson?.exercises.find(({ path }) => path.endsWith('/not-my-brother'))
  expect(exercise?.gaps).toHaveLength(1)
  expect(exercise?.gaps[0]?.ranges.map(({ start, end }) => exercise.answer.slice(start, end))).toEqual([
    'is not',
    'is',
  ])
})

test('an exercise without gaps has no empty gap', () => {
  const gapless = exercise({ gaps: [] })
  const bent = smallLibrary({ courses: [course({ lessons: [lesson({ exercises: [gapless] })] })] })
  expect(libraryPayload(bent).courses[0]?.lessons[0]?.exercises[0]?.gaps).toEqual([])
})

test("every exercise has its lesson's chapter as its first tag (V-LW-19)", () => {
  for (const lesson of payload.courses.flatMap(({ lessons }) => lessons)) {
    for (const exercise of lesson.exercises) {
      expect(exercise.tags[0]).toMatch(/^\w{5,8}_\d{2}$/)
      expect(lesson.tags).toContain(exercise.tags[0])
    }
  }
})

test('a beginner of either language finds a first grammar lesson (L-SURV-03)', () => {
  for (const lang of ['ENG', 'DE']) {
    const found = payload.courses.find(
      (course) =>
        course.targetLang === lang &&
        course.active &&
        !course.explicitAccessRequired &&
        course.levels[0] === 'A1' &&
        courseKind(course.tags) === 'grammar',
    )
    expect(found?.lessons[0]?.level).toBe('A1')
  }
})

test('the states that the panel toggles exist: inactive courses and exercises, explicit access', () => {
  expect(payload.courses.some(({ active }) => !active)).toBe(true)
  expect(payload.courses.some(({ explicitAccessRequired }) => explicitAccessRequired)).toBe(true)
  const exercises = payload.courses.flatMap(({ lessons }) => lessons).flatMap((lesson) => lesson.exercises)
  expect(exercises.some(({ active }) => !active)).toBe(true)
})

test('the demo company has more members than fit on a page (K-PAGE-06)', () => {
  const company = payload.companies.find(({ path }) => path === 'companies/zielona-latarnia')
  expect(company?.users.length).toBeGreaterThan(50)
  expect(company?.users.filter(({ isAdmin }) => isAdmin).map(({ email }) => email)).toEqual([
    'company-admin@mowka.test',
  ])
  expect(company?.users.find(({ email }) => email === 'employee@mowka.test')?.invitationStatus).toBe(
    'ACCEPTED',
  )
})

test('the demo learner was active on each of the last days, oldest first, in active exercises only', () => {
  const learner = demoLearners(library).find(({ email }) => email === 'learner@mowka.test')
  const days = learner?.history.map(({ daysAgo }) => daysAgo) ?? []
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(days).toEqual(expect.arrayContaining([1, 2, 3, 4]))
  expect(days).not.toContain(0)
  const started = learner?.history.find(({ lessonPath }) => lessonPath.endsWith('/home-chores'))
  expect(started).toMatchObject({ finished: false, targetLang: 'ENG' })
  expect(started?.exercises).toHaveLength(3)
  const finished = learner?.history.find(({ lessonPath }) => lessonPath.endsWith('/to-be'))
  expect(finished?.exercises).toHaveLength(10)
})

test('the demo learner has months of practice and moods, and others to be ranked with', () => {
  const learners = demoLearners(library)
  const learner = learners.find(({ email }) => email === 'learner@mowka.test')
  expect(learner?.practice?.days.length).toBeGreaterThan(30)
  // The last days belong to the history's streak.
  expect(learner?.practice?.days.every(({ daysAgo }) => daysAgo > 5)).toBe(true)
  expect(learner?.moods.length).toBeGreaterThan(40)
  expect(learners.filter(({ practice }) => practice).length).toBeGreaterThan(12)
})

test('the demo has an expired access and a new learner without any', () => {
  const learners = demoLearners(library)
  expect(learners.find(({ email }) => email === 'expired@mowka.test')?.accesses).toEqual([
    { targetLang: 'ENG', endedDaysAgo: 20 },
  ])
  expect(learners.find(({ email }) => email === 'newcomer@mowka.test')).toMatchObject({
    onboardingStatus: 'PENDING',
    learnLang: null,
    accesses: [],
    history: [],
  })
})

const questions = Array.from({ length: 40 }, (_, index) => ({
  title: `Question ${index} ___.`,
  right: 'right',
  wrong: ['first', 'second', 'third'],
}))
const placesOf = (seed: string) =>
  orderAnswers(seed, questions).map((answers) => answers.findIndex(({ correct }) => correct))

test('every answer occurs once, and exactly one is correct', () => {
  for (const answers of orderAnswers('ENG A1', questions)) {
    expect(answers.map(({ answer }) => answer).sort()).toEqual(['first', 'right', 'second', 'third'])
    expect(answers.filter(({ correct }) => correct)).toEqual([{ answer: 'right', correct: true }])
  }
})

test('in each group of four questions the correct answer is once at every position, in varying order', () => {
  const places = placesOf('ENG A1')
  const fours = Array.from({ length: 10 }, (_, index) => places.slice(index * 4, index * 4 + 4))
  for (const four of fours) expect(four.toSorted()).toEqual([0, 1, 2, 3])
  expect(new Set(fours.map(String)).size).toBeGreaterThan(4)
  expect(placesOf('DE A1')).not.toEqual(places)
})

test('the wrong answers change positions too, and the same questions yield the same order', () => {
  const wrong = orderAnswers('ENG A1', questions).map((answers) =>
    answers.flatMap(({ answer, correct }) => (correct ? [] : [answer])).join(),
  )
  expect(new Set(wrong).size).toBe(6)
  expect(orderAnswers('ENG A1', questions)).toEqual(orderAnswers('ENG A1', questions))
})
