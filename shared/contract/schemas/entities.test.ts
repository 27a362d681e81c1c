import { defaultPreferences } from '@mowka/domain/user/preferences'
import type { z } from 'zod'
import { calls } from '../calls'
import { exerciseKind } from '../content-kinds/exercise'
import { defaultsOf, learnerFields } from '../content-kinds/kind'
import { Company, CompanyAccess } from './company'
import { expectWhole } from './entity-shape.fixture'
import {
  AlternativeAnswer,
  Course,
  Exercise,
  ExerciseWord,
  Lesson,
  LevelingAnswer,
  LevelingQuestion,
  LevelingQuestions,
} from './learning'
import {
  CourseProgress,
  ExerciseType,
  LearningMode,
  LessonProgress,
  LessonSummary,
  ProgressEvent,
  ProgressEventName,
  Recommendation,
  RepetitionLesson,
} from './progress'
import { MoodEntry, Ranking, RankingEntry, Stats } from './statistics'
import { AiAction, AiAnswer, AiMessage, AiRequest, Attempt, AttemptResult, ResultCategory } from './trainer'
import { InvoiceData, LanguageEntry, MetadataChange, SurveyResult, User } from './user'
import { WordOfTheDay } from './vocabulary'

const AT = '2026-03-10T12:00:00.000Z'

const user = {
  userId: '0199a000-0000-7000-8000-000000000001',
  givenName: 'Anna',
  familyName: 'Nowak',
  email: 'anna@mowka.test',
  isEmailConfirmed: true,
  isSocialAccount: false,
  isCompanyAccount: true,
  isNew: false,
  userMetadata: {
    avatarFileName: 'avatar0.svg',
    nickname: 'Anna N',
    hiddenFromRanking: false,
    invoiceData: null,
    onboardingStatus: 'PENDING',
    learnLang: null,
    preferences: defaultPreferences,
    languages: { ENG: { level: 'B1', levelingTestStatus: 'FINISHED', levelingTestCompletedAt: AT }, DE: {} },
  },
  appMetadata: { trialExpiresAt: AT, courseIds: ['c1'], languages: [{ targetLang: 'ENG', expiresAt: AT }] },
  company: { companyId: 'company-1', isAdmin: false },
}
const levelingQuestion = {
  title: 'I ___ here.',
  answers: ['am', 'is', 'are', 'be'].map((answer) => ({ id: answer, answer, correct: answer === 'am' })),
}
const wordOfTheDay = {
  answer: 'owl',
  answerLang: 'ENG',
  answerTranscription: '/aʊl/',
  answerRecording: 'r1',
  example: 'sowa',
  exampleLang: 'PL',
  definition: 'A bird that hunts at night.',
  sentences: [{ example: 'The owl is asleep.', translation: 'Sowa śpi.' }],
}
const alternative = { text: 'I’m at home.', comment: '', approved: true, hidden: false }
const exercise = {
  ...defaultsOf(exerciseKind, learnerFields(exerciseKind)),
  _id: 'e1',
  example: 'Jestem w domu.',
  exampleLang: 'PL',
  exampleRecording: null,
  answer: 'I am at home.',
  answerLang: 'ENG',
  answerRecording: 'r1',
  alternativeAnswers: [alternative],
  words: [{ _id: 'w1', answer: 'home', example: 'dom' }],
  hints: ['h1'],
  gaps: [{ ranges: [{ start: 2, end: 4 }] }],
  tags: ['podroz_01'],
  active: true,
}
const lesson = {
  _id: 'l1',
  name: { target: 'At home|First words', source: 'W domu|Pierwsze słowa' },
  level: 'A1',
  picture: null,
  active: true,
  hasIntroduction: false,
  hasDialogue: false,
  isLocked: false,
  tags: [],
  items: [{ itemId: 'e1', order: 0, type: 'EXERCISE' }],
}
const course = {
  _id: 'c1',
  name: 'Angielski od zera',
  description: '',
  level: 'A1',
  levels: ['A1', 'A2'],
  tags: ['slow'],
  sourceLang: 'PL',
  targetLang: 'ENG',
  picture: 'airport',
  active: true,
  explicitAccessRequired: false,
  isLocked: false,
  lessons: [{ lessonId: 'l1', order: 1 }],
  version: 1,
}
const attempt = {
  check: true,
  userInput: 'I am home',
  preferredAnswer: 'I am at home.',
  alternativeAnswers: [alternative],
  lang: 'ENG',
  simplifiedCheck: false,
}
const result = {
  isSuccess: false,
  isPreferred: false,
  answer: { text: 'I am at home.' },
  alternativeAnswers: [],
  userInput: 'I am home',
  htmlDiff: 'I am <ins>at</ins> home.',
  diff: [],
  issues: [],
  comment: null,
  comparedWith: 'I am at home.',
  resultCategory: 'ERROR',
}
const event = {
  eventId: '0199a000-0000-7000-8000-000000000001',
  name: 'EXAMPLE_ATTEMPT',
  lessonId: 'l1',
  courseId: 'c1',
  createdAt: AT,
  payload: {
    exerciseOrder: 0,
    exerciseId: 'e1',
    learningExerciseType: 'WRITING_FULL_SENTENCE',
    learningMode: 'WRITING',
    userInput: 'I am home',
    expectedResult: 'I am at home.',
    successForced: false,
  },
}
const lessonProgress = {
  lessonId: 'l1',
  startedAt: AT,
  finishedAt: null,
  progress: 33,
  currentItem: 'e2',
  noOfWords: 8,
  noOfCompletedWords: 2,
  noOfKnownWords: 1,
  dialogueFinishedAt: AT,
}
const courseProgress = {
  courseId: 'c1',
  startedAt: AT,
  finishedAt: null,
  progress: 0,
  lessons: [lessonProgress],
}
const recommendation = {
  type: 'LESSON_UNFINISHED',
  courseId: 'c1',
  lessonId: 'l1',
  nextCourseId: null,
  nextLessonId: null,
  learningMode: 'WRITING',
  lastActivity: AT,
}
const repetitionLesson = {
  lessonId: 'l1',
  courseId: 'c1',
  name: { target: 'At home', source: 'W domu' },
  picture: 'airport',
  isNew: true,
  isLocked: false,
  finishedAt: AT,
  lastRepetition: null,
}
const ranking = {
  position: 2,
  points: 5,
  missingPoints: { to10: 0, to50: 0 },
  entries: [{ position: 1, nickname: 'Ania N', points: 9, isMe: false }],
}
const stats = {
  currentStreak: 3,
  todayActivity: { completed: false, secondsPassed: 120 },
  correctAnswers: 41,
  daysStreak: 9,
  lessonsFinished: 4,
}
const invoice = {
  companyName: 'Mówka',
  nip: '5260250274',
  firstname: 'Anna',
  lastname: 'Nowak',
  street: 'Polna 1',
  zip: '00-001',
  city: 'Warszawa',
  country: 'Polska',
}
const { answer: RepetitionProgress } = calls.getRepetitionProgress
const { answer: FinishedModes } = calls.getFinishedModes
const counts = { totalNumberOfFinishedRepetitions: 1, totalNumberOfRepeatedItems: 12 }
const { answer: CourseList } = calls.listCourses

const company = { _id: 'f1', adminIds: ['u1'], name: 'Latarnia', logo: null, active: true }
const companyAccess = {
  code: 'LATARNIA-12',
  remaining: 3,
  used: 1,
  invited: 1,
  limit: 5,
  unitPrice: 12000,
  languages: [{ targetLang: 'ENG', periodMonths: 6 }],
}

/** Requirement ids, schema, complete object, and the field names in the requirements. */
const shapes: [rows: string, name: string, shape: z.ZodType, whole: object, asked: string][] = [
  [
    'P-ENT-01',
    'User',
    User,
    user,
    'givenName familyName email userId isSocialAccount isCompanyAccount userMetadata appMetadata company',
  ],
  [
    'P-ENT-02',
    'userMetadata',
    User.shape.userMetadata,
    user.userMetadata,
    'avatarFileName invoiceData onboardingStatus preferences languages',
  ],
  ['K-ENT-01', 'Company', Company, company, '_id adminIds name logo active'],
  [
    'K-ENT-03, K-ENT-04',
    'CompanyAccess',
    CompanyAccess,
    companyAccess,
    'code remaining used invited limit unitPrice languages',
  ],
  ['P-ENT-04', 'appMetadata', User.shape.appMetadata, user.appMetadata, 'trialExpiresAt languages'],
  [
    'P-ENT-14',
    'Exercise',
    Exercise,
    exercise,
    '_id example exampleLang exampleRecording answer answerLang answerRecording alternativeAnswers words hints gaps',
  ],
  ['P-ENT-15', 'AlternativeAnswer', AlternativeAnswer, alternative, 'text comment approved hidden'],
  ['P-ENT-16', 'ExerciseWord', ExerciseWord, exercise.words[0] ?? {}, '_id answer example'],
  ['P-ENT-18, P-ENT-19', 'Lesson', Lesson, lesson, '_id name level isLocked active items'],
  [
    'P-ENT-21',
    'Course',
    Course,
    course,
    '_id name description level levels tags sourceLang targetLang lessons',
  ],
  ['P-ENT-23', 'Attempt', Attempt, attempt, 'check userInput lang'],
  [
    'P-ENT-24',
    'AttemptResult',
    AttemptResult,
    result,
    'isSuccess isPreferred answer alternativeAnswers userInput htmlDiff resultCategory',
  ],
  [
    'P-ENT-26, P-ENT-29, P-ENT-30, P-ENT-31',
    'ProgressEvent',
    ProgressEvent,
    event,
    'lessonId courseId createdAt name payload',
  ],
  [
    'P-ENT-32',
    'LessonProgress',
    LessonProgress,
    lessonProgress,
    'startedAt finishedAt progress currentItem noOfWords noOfCompletedWords noOfKnownWords',
  ],
  ['P-ENT-32', 'CourseProgress', CourseProgress, courseProgress, 'startedAt finishedAt progress lessons'],
  [
    'P-ENT-35',
    'RepetitionLesson',
    RepetitionLesson,
    repetitionLesson,
    'lessonId name isNew isLocked lastRepetition',
  ],
  [
    'P-ENT-39',
    'Recommendation',
    Recommendation,
    recommendation,
    'type courseId lessonId learningMode lastActivity',
  ],
  [
    'P-ENT-43',
    'Stats',
    Stats,
    stats,
    'currentStreak todayActivity correctAnswers daysStreak lessonsFinished',
  ],
  ['P-ENT-40', 'LevelingQuestion', LevelingQuestion, levelingQuestion, 'title answers'],
  [
    'P-ENT-40',
    'LevelingAnswer',
    LevelingAnswer,
    { id: '1', answer: 'am', correct: true },
    'answer correct id',
  ],
  ['P-ENT-42', 'MoodEntry', MoodEntry, { mood: 4, date: '2026-03-10' }, 'mood date'],
  ['P-ENT-44', 'Ranking', Ranking, ranking, 'position missingPoints entries'],
  [
    'P-ENT-44',
    'RankingEntry',
    RankingEntry,
    { position: 1, nickname: 'Ania N', points: 9, isMe: false },
    'nickname points',
  ],
  [
    'P-ENT-45',
    'WordOfTheDay',
    WordOfTheDay,
    wordOfTheDay,
    'answer answerTranscription answerRecording example definition sentences',
  ],
  ['P-ENT-47', 'InvoiceData', InvoiceData, invoice, 'companyName nip firstname lastname street zip city'],
  [
    'P-ENT-55',
    'LessonSummary',
    LessonSummary,
    { totalExercises: 3, correctAtFirstAttempt: 1, attempts: 4, secondsPassed: 65 },
    'totalExercises',
  ],
  ['P-API-08', 'a list', CourseList, { data: [course], metadata: { total: 12 } }, 'data metadata'],
]

test.each(shapes)(
  '%s: %s is parsed completely, and rejected without a required field',
  (_rows, _name, shape, whole, asked) => expectWhole(shape, whole, asked),
)

test('data of a language is stored under its upper-case code (P-ENT-02, P-ENT-03)', () => {
  const withLanguages = (languages: object) =>
    User.shape.userMetadata.safeParse({ ...user.userMetadata, languages }).success
  expect(withLanguages({ RU: { level: 'C1' } })).toBe(true)
  expect(withLanguages({ eng: { level: 'A1' } })).toBe(false)
  expect(LanguageEntry.safeParse({ level: '0' }).success).toBe(false)
  expect(LanguageEntry.safeParse({ levelingTestStatus: 'STARTED' }).success).toBe(false)
  expect(LanguageEntry.safeParse({ levelingTestCompletedAt: '10.03.2026' }).success).toBe(false)
})

test('the ranges of a gap are positions in the answer (P-ENT-17)', () => {
  const withRange = (range: object) =>
    Exercise.safeParse({ ...exercise, gaps: [{ ranges: [range] }] }).success
  expect(withRange({ start: 0, end: 1 })).toBe(true)
  expect(withRange({ start: -1, end: 1 })).toBe(false)
  expect(withRange({ start: 0, end: 0 })).toBe(false)
  expect(withRange({ start: 0.5, end: 2 })).toBe(false)
})

test('an attempt may omit the answers, which the server then loads, and has a maximum length (P-ENT-23)', () => {
  expect(Attempt.safeParse({ check: false, userInput: '', exerciseId: 'e1', lang: 'ENG' }).success).toBe(true)
  expect(Attempt.safeParse({ ...attempt, userInput: 'x'.repeat(501) }).success).toBe(false)
})

test('a result is correct, a minor error or an error (P-ENT-25)', () => {
  expect(ResultCategory.options).toEqual(['CORRECT', 'MINOR_ERROR', 'ERROR'])
})

test('progress events have the required names, including mode selection (P-ENT-27, P-ENT-28, C15)', () => {
  expect([...ProgressEventName.options].sort()).toEqual(
    [
      'LESSON_STARTED',
      'LESSON_MODE_SELECTED',
      'EXAMPLE_DISPLAYED',
      'EXAMPLE_ATTEMPT',
      'EXAMPLE_SUCCESS',
      'LESSON_FINISHED',
      'DIALOGUE_FINISHED',
      'REPETITION_STARTED',
      'REPETITION_MODE_SELECTED',
      'REPETITION_EXAMPLE_DISPLAYED',
      'REPETITION_EXAMPLE_ATTEMPT',
      'REPETITION_EXAMPLE_SUCCESS',
      'REPETITION_SESSION_FINISHED',
    ].sort(),
  )
  expect(ProgressEvent.safeParse({ ...event, name: 'PAGE_OPENED' }).success).toBe(false)
  expect(ProgressEvent.safeParse({ ...event, courseId: null }).success).toBe(true)
})

test('repetitions are counted per mode (P-ENT-36)', () => {
  const whole = { writing: counts, listening: counts, speaking: counts, 'flash-cards': counts }
  expect(RepetitionProgress.parse(whole)).toEqual(whole)
  expect(RepetitionProgress.safeParse({ ...whole, writing: { totalNumberOfRepeatedItems: 1 } }).success).toBe(
    false,
  )
  expect(RepetitionProgress.safeParse({ ...whole, audio: counts }).success).toBe(false)
})

test('a finished mode has its name and time (P-ENT-37)', () => {
  const whole = { l1: [{ mode: 'flash-cards', finishedAt: AT }] }
  expect(FinishedModes.parse(whole)).toEqual(whole)
  expect(FinishedModes.safeParse({ l1: [{ mode: 'flash-cards' }] }).success).toBe(false)
})

test('questions are grouped by the levels of the test (P-ENT-40)', () => {
  const whole = { A1: [levelingQuestion], C1: [levelingQuestion] }
  expect(LevelingQuestions.parse(whole)).toEqual(whole)
  expect(LevelingQuestions.safeParse({ C2: [levelingQuestion] }).success).toBe(false)
  expect(LevelingQuestions.safeParse({ A1: [] }).success).toBe(false)
})

test('the survey has answers and free text by question number (P-ENT-41)', () => {
  const whole = { 1: { answers: ['work'], freeText: '' }, 4: { answers: [], freeText: 'Chcę mówić' } }
  expect(SurveyResult.parse(whole)).toEqual(whole)
  expect(SurveyResult.safeParse({ 5: { answers: [], freeText: '' } }).success).toBe(false)
  expect(SurveyResult.safeParse({ 1: { answers: [] } }).success).toBe(false)
})

const aiEntry = { text: 'mir', translation: 'mi', explanation: 'Celownik.' }
const aiAnswer = {
  introduction: 'Oto znaczenie.',
  synonyms: [],
  antonyms: [],
  collocations: [aiEntry],
  examples: [],
  meanings: [aiEntry],
  continuationSentence: 'A „mich”?',
}

test("an assistant message has an answer with its lists, a learner's message has none (P-ENT-48, P-ENT-49)", () => {
  const message = {
    role: 'assistant',
    content: 'mir – mi',
    index: 1,
    status: 'ok',
    type: 'MEANING',
    chatId: 'c',
  }
  expect(AiMessage.parse({ ...message, answer: aiAnswer })).toEqual({ ...message, answer: aiAnswer })
  expect(AiMessage.safeParse({ ...message, role: 'user', index: 0, answer: null }).success).toBe(true)
  expect(AiMessage.safeParse({ ...message, status: 'late', answer: aiAnswer }).success).toBe(false)
  const { meanings: _, ...without } = aiAnswer
  expect(AiAnswer.safeParse(without).success).toBe(false)
  expect(AiAnswer.safeParse({ ...aiAnswer, meanings: [{ text: 'mir' }] }).success).toBe(false)
})

test('a question to the assistant has phrase, words, answer, kind, level, chat and context (P-ENT-50, C19)', () => {
  const whole = {
    selectedPhrase: 'mir sagen',
    userInput: 'Czemu mir?',
    answer: 'Können Sie mich sagen',
    userAnswer: 'Können Sie mich sagen',
    about: 'answer',
    type: 'EXPLAIN_ANSWER',
    level: 'A1',
    chatId: 'c',
    context: {
      example: 'Czy może mi pani powiedzieć?',
      answer: 'Können Sie mir sagen?',
      exerciseId: 'e',
      userInput: 'x',
    },
  }
  expect(AiRequest.parse(whole)).toEqual(whole)
})

test('the assistant supports seven question types (P-ENT-53)', () => {
  expect([...AiAction.options].sort()).toEqual(
    ['ANTONYM', 'COLLOCATION', 'CUSTOM', 'EXAMPLE', 'EXPLAIN_ANSWER', 'MEANING', 'SYNONYM'].sort(),
  )
})

test('there are eleven exercise types (P-ENT-51)', () => {
  const kinds = ['FULL_SENTENCE', 'FULL_SENTENCE_CHOOSE_BLOCKS', 'FILL_THE_GAP', 'FILL_THE_GAP_CHOOSE_BLOCKS']
  expect([...ExerciseType.options].sort()).toEqual(
    [
      'FLASH_CARD',
      ...kinds.map((kind) => `LISTENING_${kind}`),
      ...kinds.map((kind) => `WRITING_${kind}`),
      'SPEAKING_FULL_SENTENCE',
      'UNKNOWN',
    ].sort(),
  )
})

test('there are six learning modes (P-ENT-52, C46)', () => {
  expect([...LearningMode.options].sort()).toEqual(
    ['AUDIO', 'CONTENT_PREVIEW', 'FLASH_CARDS', 'LISTENING', 'SPEAKING', 'WRITING'].sort(),
  )
})

test.each([
  [{ action: 'avatar', payload: { avatarFileName: 'avatar14.svg' } }, true],
  [{ action: 'avatar', payload: { avatarFileName: 'avatar15.svg' } }, false],
  [{ action: 'preferences', payload: { autoplayAnswer: false } }, true],
  [{ action: 'invoice-data', payload: null }, true],
  [{ action: 'leveling-test-result', payload: { langCode: 'ENG', level: '0' } }, false],
  [{ action: 'onboarding-status', payload: { onboardingStatus: 'SKIPPED' } }, true],
  [{ action: 'nickname', payload: { nickname: ' a ' } }, false],
  [{ action: 'roles', payload: {} }, false],
])('the account change %j is valid: %p', (change, taken) => {
  expect(MetadataChange.safeParse(change).success).toBe(taken)
})
