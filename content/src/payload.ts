import { createHash } from 'node:crypto'
import { courseKind } from '@mowka/contract/content-kinds/course'
import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { popupKind } from '@mowka/contract/content-kinds/popup'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type {
  ContentCompany,
  ContentCoupon,
  ContentCourse,
  ContentExercise,
  ContentLesson,
  ContentLevelingTest,
  ContentLibrary,
  ContentPopup,
} from '@mowka/contract/schemas/editor/content'
import { pathOfId } from '@mowka/domain/course/content-id'
import { CHAPTER_TAG } from '@mowka/domain/course/course'
import type { CompanyEntry } from './demo-schema'
import { gapRanges } from './gap-ranges'
import { pieceOf } from './kind-entries'
import { type Course, contentPath, type Lesson, type LevelingTest, type Library } from './library'
import type { CouponEntry, ExerciseEntry, LevelingEntry, PopupEntry } from './schema'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const shuffled = <Each>(all: readonly Each[], seed: (each: Each) => string): Each[] =>
  all.toSorted((a, b) => hash(seed(a)).localeCompare(hash(seed(b))))

const POSITIONS = [0, 1, 2, 3] as const

/**
 * Display order of the answers of a level's questions. In each group of four consecutive questions the correct answer
 * is once at every position, in an unpredictable order. Deterministic per file, so that a repeated import changes
 * nothing and a returning reader finds the answers where they were.
 */
export function orderAnswers(
  seed: string,
  questions: readonly LevelingEntry[],
): { answer: string; correct: boolean }[][] {
  return questions.map(({ title, right, wrong }, index) => {
    const four = Math.floor(index / POSITIONS.length)
    const places = shuffled(POSITIONS, (place) => `${seed} ${four} ${place}`)
    const place = places[index % POSITIONS.length] ?? 0
    const answers = shuffled(wrong, (text) => `${title} ${text}`).map((answer) => ({
      answer,
      correct: false,
    }))
    return answers.toSpliced(place, 0, { answer: right, correct: true })
  })
}

/** Payload of the server's import: plain JSON with paths, which the server converts to ids. */
export const libraryPayload = ({
  courses,
  levelingTests,
  wordsOfTheDay,
  plans,
  coupons,
  popups,
  demo,
}: Library): ContentLibrary => ({
  courses: courses.map(coursePayload),
  levelingTests: levelingTests.map(levelingTestPayload),
  wordsOfTheDay: wordsOfTheDay.map(({ lang, words }) => ({
    lang,
    words: words.map((word) => ({ ...word, transcription: word.transcription ?? null })),
  })),
  products: plans.map((plan) => ({ ...plan, lowestPrice30: plan.lowestPrice30 ?? null })),
  coupons: coupons.map(couponPayload),
  popups: popups.map(popupPayload),
  companies: demo.companies.map(companyPayload),
})

/** A piece created in the panel has an id; others are identified by their path. */
export const pathOf = (id: string | undefined, place: string): string => (id ? pathOfId(id) : place)

const couponPayload = ({ assignedTo, ...coupon }: CouponEntry): ContentCoupon => ({
  ...coupon,
  validFrom: coupon.validFrom ?? null,
  validTo: coupon.validTo ?? null,
  maxUses: coupon.maxUses ?? null,
  usesPerPerson: coupon.usesPerPerson ?? null,
  assignedEmail: assignedTo?.toLowerCase() ?? null,
})

export const popupPayload = ({ slug, id, ...entry }: PopupEntry): ContentPopup => ({
  path: pathOf(id, contentPath.popup(slug)),
  ...pieceOf(popupKind, entry),
  htmlContent: entry.content.trim(),
})

export const coursePayload = (course: Course): ContentCourse => ({
  path: pathOf(course.id, course.path),
  ...pieceOf(courseKind, course),
  lessons: course.lessons.map(lessonPayload),
})

/** Returns the path of an exercise or word that is referenced by its slug. */
const piecePath = (
  slug: string,
  pieces: readonly { slug: string; id?: string | undefined }[],
  placeOf: (slug: string) => string,
): string => pathOf(pieces.find((each) => each.slug === slug)?.id, placeOf(slug))

function introductionPayload({ introduction, exercises, path }: Lesson): ContentLesson['introduction'] {
  if (!introduction) return null
  const { title, rule, rows = [], tip, examples } = introduction
  return {
    title,
    rule,
    rows: rows.map(({ form, short, meaning, mark }) => ({
      form,
      short: short ?? null,
      meaning,
      mark: mark ?? null,
    })),
    tip: tip ?? null,
    examples: examples.map(({ exercise, mark }) => ({
      exercise: piecePath(exercise, exercises, (slug) => contentPath.exercise(path, slug)),
      mark: mark ?? null,
    })),
  }
}

const dialoguePayload = ({ dialogue, words, path }: Lesson): ContentLesson['dialogue'] =>
  dialogue
    ? {
        ...dialogue,
        phrases: dialogue.phrases.map((phrase) =>
          piecePath(phrase, words, (slug) => contentPath.word(path, slug)),
        ),
      }
    : null

export const lessonPayload = (lesson: Lesson): ContentLesson => ({
  path: pathOf(lesson.id, lesson.path),
  ...pieceOf(lessonKind, { ...lesson, nameTarget: lesson.name.target, nameSource: lesson.name.source }),
  exercises: lesson.exercises.map((exercise) => exercisePayload(exercise, lesson)),
  hints: lesson.hints.map(({ slug, id, ...entry }) => ({
    path: pathOf(id, contentPath.hint(lesson.path, slug)),
    ...pieceOf(hintKind, entry),
    content: entry.content.trim(),
  })),
  words: lesson.words.map(({ slug, id, taught, ...entry }) => ({
    path: pathOf(id, contentPath.word(lesson.path, slug)),
    ...pieceOf(wordKind, entry),
    ...(taught === undefined ? {} : { taught }),
  })),
  introduction: introductionPayload(lesson),
  dialogue: dialoguePayload(lesson),
})

/** Resolves slugs of a lesson's pieces to paths. */
const pathsOf = (
  slugs: readonly string[],
  pieces: readonly { slug: string; id?: string | undefined }[],
  placeOf: (slug: string) => string,
): string[] => slugs.map((slug) => piecePath(slug, pieces, placeOf))

function exercisePayload(exercise: ExerciseEntry, lesson: Lesson): ContentExercise {
  const ranges = gapRanges(exercise.answer, exercise.gaps)
  // Words find their example sentences by chapter, so every exercise has the tag.
  const chapter = lesson.tags.filter((tag) => CHAPTER_TAG.test(tag))
  return {
    path: pathOf(exercise.id, contentPath.exercise(lesson.path, exercise.slug)),
    ...pieceOf(exerciseKind, exercise),
    alternativeAnswers: exercise.alternatives,
    expectedMistakes: exercise.mistakes,
    gaps: ranges.length > 0 ? [{ ranges }] : [],
    words: pathsOf(exercise.words, lesson.words, (slug) => contentPath.word(lesson.path, slug)),
    hints: pathsOf(exercise.hints, lesson.hints, (slug) => contentPath.hint(lesson.path, slug)),
    tags: exercise.allTags ?? [...new Set([...chapter, ...exercise.tags])],
  }
}

const levelingTestPayload = ({ lang, levels }: LevelingTest): ContentLevelingTest => ({
  lang,
  questions: Object.fromEntries(
    Object.entries(levels).map(([level, questions]) => {
      const answers = orderAnswers(`${lang} ${level}`, questions)
      return [
        level,
        questions.map(({ title }, index) => ({
          title,
          answers: (answers[index] ?? []).map((answer, place) => ({ id: String(place + 1), ...answer })),
        })),
      ]
    }),
  ),
})

const companyPayload = (company: CompanyEntry): ContentCompany => ({
  path: contentPath.company(company.slug),
  name: company.name,
  active: company.active,
  contractActiveTo: company.contractActiveTo,
  accesses: company.accesses,
  users: company.users.map((user) => ({
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    isAdmin: company.admins.includes(user.email),
    invitationStatus: user.invitationStatus,
    code: user.code ?? null,
    invitedDaysAgo: user.invitedDaysAgo ?? null,
    acceptedDaysAgo: user.acceptedDaysAgo ?? null,
  })),
})
