import type {
  ContentCompany,
  ContentCourse,
  ContentExercise,
  ContentLesson,
  ContentLevelingTest,
  ContentLibrary,
} from '@mowka/shared/contract/schemas/content'
import { CHAPTER_TAG } from '@mowka/shared/domain/chapter'
import { orderAnswers } from './answer-order'
import { SOURCE_LANG } from './check-lesson'
import { contentPath } from './content-path'
import { gapRanges } from './gap-ranges'
import type { Course, Lesson, LevelingTest, Library } from './library'
import type { CompanyEntry, ExerciseEntry } from './schema'

/** What is sent to the server's import: plain JSON with paths, which the server turns into ids. */
export const libraryPayload = ({ courses, levelingTests, plans, popups, demo }: Library): ContentLibrary => ({
  courses: courses.map(coursePayload),
  levelingTests: levelingTests.map(levelingTestPayload),
  products: plans.map((plan) => ({ ...plan, lowestPrice30: plan.lowestPrice30 ?? null })),
  popups: popups.map(({ slug, content, ...popup }) => ({
    path: contentPath.popup(slug),
    ...popup,
    htmlContent: content.trim(),
  })),
  companies: demo.companies.map(companyPayload),
})

const coursePayload = (course: Course): ContentCourse => ({
  path: course.path,
  name: course.name,
  description: course.description,
  levels: course.levels,
  tags: course.tags,
  sourceLang: SOURCE_LANG,
  targetLang: course.targetLang,
  active: course.active,
  explicitAccessRequired: course.explicitAccessRequired,
  position: course.order,
  lessons: course.lessons.map(lessonPayload),
})

const lessonPayload = (lesson: Lesson): ContentLesson => ({
  path: lesson.path,
  nameTarget: lesson.name.target,
  nameSource: lesson.name.source,
  level: lesson.level,
  tags: lesson.tags,
  active: lesson.active,
  exercises: lesson.exercises.map((exercise) => exercisePayload(exercise, lesson)),
  hints: lesson.hints.map(({ slug, content, isFullScreen }) => ({
    path: contentPath.hint(lesson.path, slug),
    content: content.trim(),
    isFullScreen,
  })),
  words: lesson.words.map(({ slug, example, answer, transcription }) => ({
    path: contentPath.word(lesson.path, slug),
    example,
    answer,
    transcription: transcription ?? null,
  })),
})

function exercisePayload(exercise: ExerciseEntry, lesson: Lesson): ContentExercise {
  const ranges = gapRanges(exercise.answer, exercise.gaps)
  // Words find their example sentences by the chapter, so every exercise carries it.
  const chapter = lesson.tags.filter((tag) => CHAPTER_TAG.test(tag))
  return {
    path: contentPath.exercise(lesson.path, exercise.slug),
    example: exercise.example,
    answer: exercise.answer,
    alternatives: exercise.alternatives,
    mistakes: exercise.mistakes,
    gaps: ranges.length > 0 ? [{ ranges }] : [],
    words: exercise.words.map((slug) => contentPath.word(lesson.path, slug)),
    hints: exercise.hints.map((slug) => contentPath.hint(lesson.path, slug)),
    tags: [...new Set([...chapter, ...exercise.tags])],
    active: exercise.active,
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
