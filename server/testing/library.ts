import {
  type ContentCourse,
  ContentExercise,
  ContentHint,
  type ContentLesson,
  type ContentLibrary,
  ContentWord,
} from '@mowka/contract/schemas/editor/content'
import { contentId } from '@mowka/domain/course/content-id'
import { importContent } from '../src/import/service'
import type { TestApi } from './test-api'

/** Library parts for tests; `given` overrides their defaults. */
export const exercise = (path: string, given: Partial<ContentExercise> = {}): ContentExercise =>
  ContentExercise.parse({
    path,
    example: `Zdanie ${path}`,
    answer: `Sentence ${path}`,
    alternativeAnswers: [],
    expectedMistakes: [],
    gaps: [],
    words: [],
    hints: [],
    ...given,
  })

/** A hint with its path as its text. */
export const hint = (path: string, given: Partial<ContentHint> = {}): ContentHint =>
  ContentHint.parse({ path, content: path, ...given })

/** A word with its path as both texts. */
export const word = (path: string, given: Partial<ContentWord> = {}): ContentWord =>
  ContentWord.parse({ path, example: path, answer: path, ...given })

export const lesson = (path: string, given: Partial<ContentLesson> = {}): ContentLesson => ({
  path,
  nameTarget: `Lesson ${path}|A lesson`,
  nameSource: `Lekcja ${path}|Lekcja`,
  picture: null,
  level: 'A1',
  tags: [],
  active: true,
  publishAt: null,
  archived: false,
  exercises: [exercise(`${path}/jeden`)],
  hints: [],
  words: [],
  ...given,
})

export const course = (path: string, given: Partial<ContentCourse> = {}): ContentCourse => ({
  path,
  name: `Kurs ${path}`,
  description: '',
  picture: null,
  levels: ['A1'],
  tags: [],
  sourceLang: 'PL',
  targetLang: 'ENG',
  active: true,
  publishAt: null,
  archived: false,
  explicitAccessRequired: false,
  position: 1,
  lessons: [lesson(`${path}/pierwsza`)],
  ...given,
})

/** Paths of the sample library. */
export const at = {
  home: 'courses/eng/dom',
  homeFirst: 'courses/eng/dom/pokoje',
  homeInactive: 'courses/eng/dom/szkic',
  homeLast: 'courses/eng/dom/ogrod',
  granted: 'courses/eng/firma',
  inactive: 'courses/eng/stary',
  german: 'courses/de/start',
  popup: 'popups/witaj',
  company: 'companies/zecer',
} as const

/** The introduction of the first lesson: HTML with a script, a table, and an example that is switched off. */
const introduction: ContentLesson['introduction'] = {
  title: '<span lang="en">in, at</span><script>x()</script>',
  rule: '<p onclick="x()">W pokoju: <em lang="en">in</em>.</p>',
  rows: [
    { form: 'I am in', short: "I'm in", meaning: 'jestem w', mark: 'in' },
    { form: 'I am at', short: null, meaning: 'jestem przy', mark: null },
  ],
  tip: null,
  examples: [
    { exercise: `${at.homeFirst}/kuchnia`, mark: 'in' },
    { exercise: `${at.homeFirst}/szkic`, mark: null },
    { exercise: `${at.homeFirst}/salon`, mark: null },
  ],
}

/** A dialogue of two women. */
const dialogue: ContentLesson['dialogue'] = {
  title: 'W domu',
  speakers: { a: { name: 'Ola', voice: 'female' }, b: { name: 'Ewa', voice: 'female' } },
  lines: [
    { by: 'a', text: 'Where are you?', translation: 'Gdzie jesteś?' },
    { by: 'b', text: 'I am in the kitchen.', translation: 'Jestem w kuchni.' },
    { by: 'a', text: 'Why?', translation: 'Dlaczego?' },
    { by: 'b', text: 'I cook in the kitchen.', translation: 'Gotuję w kuchni.' },
    { by: 'a', text: 'Where is the sofa?', translation: 'Gdzie jest kanapa?' },
    { by: 'b', text: 'Here.', translation: 'Tutaj.' },
  ],
  questions: [
    { question: 'Where is Ewa?', right: 'In the kitchen', wrong: ['At home', 'At work'], line: 2 },
    { question: 'Where is the sofa?', right: 'Here', wrong: ['There', 'Nowhere'], line: 6 },
  ],
  phrases: [`${at.homeFirst}/words/sofa`, `${at.homeFirst}/words/kitchen`],
}

/** Returns the database id of a path. */
export const idOf = (path: string): string => contentId(path)

/** A small library with every case that rules distinguish: inactive, hidden and restricted content, two languages. */
export const sampleLibrary = (): ContentLibrary => ({
  courses: [
    course(at.home, {
      name: 'Dom i miasto',
      description: 'Pierwsze 100% zdań',
      levels: ['A1', 'A2'],
      tags: ['gramatyka'],
      position: 2,
      lessons: [
        lesson(at.homeFirst, {
          nameTarget: 'Rooms|At home',
          nameSource: 'Pokoje|W domu',
          tags: ['A1', 'podroz_01'],
          exercises: [
            exercise(`${at.homeFirst}/kuchnia`, {
              example: 'Gotuję w kuchni.',
              answer: 'I cook in the kitchen.',
              alternativeAnswers: [
                { text: 'I am cooking in the kitchen.', comment: '', approved: true, hidden: false },
                { text: 'I cook at the kitchen.', comment: 'błąd', approved: false, hidden: false },
                { text: 'I cook in the kitchen', comment: '', approved: true, hidden: true },
              ],
              gaps: [{ ranges: [{ start: 2, end: 6 }] }],
              words: [`${at.homeFirst}/words/kitchen`],
              hints: [`${at.homeFirst}/hints/in-at`],
              tags: ['podroz_01'],
            }),
            exercise(`${at.homeFirst}/szkic`, { active: false }),
            exercise(`${at.homeFirst}/salon`, {
              words: [`${at.homeFirst}/words/sofa`, `${at.homeFirst}/words/kitchen`],
              hints: [`${at.homeFirst}/hints/the`, `${at.homeFirst}/hints/in-at`],
            }),
          ],
          hints: [
            hint(`${at.homeFirst}/hints/the`, {
              content: '<p onclick="x()">the <strong>sofa</strong></p><script>x()</script>',
              isFullScreen: true,
            }),
            hint(`${at.homeFirst}/hints/in-at`, { content: '<p>in, at</p>' }),
          ],
          words: [
            word(`${at.homeFirst}/words/sofa`, {
              example: 'kanapa',
              answer: 'sofa',
              transcription: '/ˈsəʊfə/',
            }),
            word(`${at.homeFirst}/words/kitchen`, { example: 'kuchnia', answer: 'kitchen' }),
          ],
          introduction,
          dialogue,
        }),
        lesson(at.homeInactive, { active: false }),
        lesson(at.homeLast),
      ],
    }),
    course(at.granted, { name: 'Angielski w firmie', explicitAccessRequired: true, position: 1 }),
    course(at.inactive, { name: 'Stary kurs', active: false, position: 3 }),
    course(at.german, { name: 'Niemiecki na start', targetLang: 'DE', levels: ['B1'] }),
  ],
  products: [
    {
      productCode: 'MONTHLY_SUBSCRIPTION_6:PL:ENG',
      name: 'Pół roku',
      icon: 'half',
      sourceLang: 'PL',
      targetLang: 'ENG',
      order: 2,
      featured: true,
      unitPrice: 4900,
      totalPrice: 29400,
      months: 6,
      lowestPrice30: 31000,
    },
    {
      productCode: 'MONTHLY_SUBSCRIPTION_1:PL:ENG',
      name: 'Miesiąc',
      icon: 'month',
      sourceLang: 'PL',
      targetLang: 'ENG',
      order: 1,
      featured: false,
      unitPrice: 6900,
      totalPrice: 6900,
      months: 1,
      lowestPrice30: null,
    },
    {
      productCode: 'MONTHLY_SUBSCRIPTION_1:PL:DE',
      name: 'Miesiąc',
      icon: 'month',
      sourceLang: 'PL',
      targetLang: 'DE',
      order: 1,
      featured: false,
      unitPrice: 6900,
      totalPrice: 6900,
      months: 1,
      lowestPrice30: null,
    },
  ],
  popups: [
    {
      path: at.popup,
      title: 'Witaj',
      htmlContent: '<p onclick="x()">Dobrze, że <b>jesteś</b>.</p><script>x()</script>',
      active: true,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      maxDisplayTimes: 1,
    },
  ],
  companies: [
    {
      path: at.company,
      name: 'Zecer',
      active: true,
      contractActiveTo: '2027-03-31',
      accesses: [
        {
          code: 'ZECER-ENG',
          limit: 5,
          unitPrice: 10000,
          languages: [{ targetLang: 'ENG', periodMonths: 6 }],
        },
        {
          code: 'ZECER-DE',
          limit: 2,
          unitPrice: 12000,
          languages: [{ targetLang: 'DE', periodMonths: 12 }],
        },
      ],
      users: [
        {
          email: 'Celina@mowka.test',
          firstname: 'Celina',
          lastname: 'Adamska',
          isAdmin: true,
          invitationStatus: 'ACCEPTED',
          code: null,
          invitedDaysAgo: null,
          acceptedDaysAgo: null,
        },
        {
          email: 'edek@mowka.test',
          firstname: 'Edek',
          lastname: 'Bąk',
          isAdmin: false,
          invitationStatus: 'ACCEPTED',
          code: 'ZECER-ENG',
          invitedDaysAgo: 40,
          acceptedDaysAgo: 30,
        },
        {
          email: 'felek@mowka.test',
          firstname: 'Felek',
          lastname: 'Cis',
          isAdmin: false,
          invitationStatus: 'PENDING',
          code: 'ZECER-ENG',
          invitedDaysAgo: 2,
          acceptedDaysAgo: null,
        },
      ],
    },
  ],
})

/** The import time of the sample library. */
export const importedAt = new Date('2026-11-16T10:00:00Z')

/** Imports a library into a test's database. Parts that it leaves out are empty. */
export const seedLibrary = (t: TestApi, library: Partial<ContentLibrary> = sampleLibrary()) =>
  importContent(t.services, { courses: [], products: [], popups: [], companies: [], ...library }, importedAt)
