import type { z } from 'zod'
import { checkLibrary } from './check/check'
import { type Course, contentPath, type Lesson, type Library } from './library'
import { ExerciseEntry, HintEntry, PlanEntry, type PopupEntry, WordEntry } from './schema'

/** A valid exercise; override fields with `change`. */
export const exercise = (change: Partial<ExerciseEntry> = {}): ExerciseEntry => ({
  ...ExerciseEntry.parse({ slug: 'she-is-here', example: 'Ona jest tutaj.', answer: 'She is here.' }),
  gaps: [{ text: 'is', nth: undefined }],
  words: ['here', 'she', 'he', 'it', 'we', 'they'],
  hints: ['forms'],
  ...change,
})

/** A hint as its file lists it, with defaults for what isn't given. */
export const hint = (entry: z.input<typeof HintEntry>): HintEntry => HintEntry.parse(entry)

/** A word as its file lists it, with defaults for what isn't given. */
export const word = (entry: z.input<typeof WordEntry>): WordEntry => WordEntry.parse(entry)

/** A valid course with one lesson. */
export const lesson = (change: Partial<Lesson> = {}): Lesson => ({
  name: { target: 'First|The first one', source: 'Pierwsza|Ta pierwsza' },
  picture: null,
  level: 'A1',
  tags: ['small_01'],
  exceptions: [],
  active: true,
  publishAt: null,
  archived: false,
  exercises: [exercise()],
  hints: [hint({ slug: 'forms', content: '<p>Forma <em lang="en">is</em></p>' })],
  words: [
    word({ slug: 'here', example: 'tutaj', answer: 'here', transcription: '/hɪə/' }),
    word({ slug: 'she', example: 'ona', answer: 'she' }),
    word({ slug: 'he', example: 'on', answer: 'he' }),
    word({ slug: 'it', example: 'ono', answer: 'it' }),
    word({ slug: 'we', example: 'my', answer: 'we' }),
    word({ slug: 'they', example: 'oni', answer: 'they' }),
  ],
  slug: 'first',
  path: contentPath.lesson('courses/eng/small', 'first'),
  file: 'courses/eng/small/first.yaml',
  ...change,
})

/** A valid plan. */
export const course = (change: Partial<Course> = {}): Course => ({
  slug: 'small',
  path: contentPath.course('eng', 'small'),
  file: 'courses/eng/small/course.yaml',
  sourceLang: 'PL',
  targetLang: 'ENG',
  name: 'Mały kurs',
  description: 'Jedna lekcja.',
  picture: null,
  levels: ['A1'],
  tags: ['gram-podstawy'],
  order: 1,
  active: true,
  publishAt: null,
  archived: false,
  explicitAccessRequired: false,
  lessons: [lesson()],
  ...change,
})

/** A valid popup. */
export const plan = (months: number, change: Partial<PlanEntry> = {}): PlanEntry =>
  PlanEntry.parse({
    productCode: `MONTHLY_SUBSCRIPTION_${months}:PL:ENG`,
    name: 'Plan',
    icon: 'star',
    sourceLang: 'PL',
    targetLang: 'ENG',
    order: months,
    featured: months === 6,
    unitPrice: 1000,
    totalPrice: 1000 * months,
    months,
    ...change,
  })

/** A small valid library; override fields with `change`. */
export const popup = (change: Partial<PopupEntry> = {}): PopupEntry => ({
  slug: 'welcome',
  title: 'Witaj',
  content: '<p>Dobrze, że jesteś.</p>',
  active: true,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  maxDisplayTimes: 1,
  ...change,
})

/** Returns the problems of a library as `key: message`. */
export const library = (change: Partial<Library> = {}): Library => ({
  courses: [course()],
  lexicons: [],
  levelingTests: [],
  wordsOfTheDay: [],
  plans: [plan(1), plan(6), plan(12)],
  coupons: [],
  popups: [popup()],
  demo: { companies: [], learners: [] },
  ...change,
})

/** The problems of a library as `key: message`. */
export const problemsOf = (bent: Library): string[] =>
  checkLibrary(bent).map(({ key, message }) => `${key}: ${message}`)
