import { sql } from 'drizzle-orm'
import type { Searchable } from '../database/searchable'
import { words as hintText } from './exercises/hints'
import { courseLessons, courses, exercises, hints, lessons, words } from './tables'

/** The name of the first course with a lesson. */
export const courseOfLesson = sql`(select ${courses.name} from ${courseLessons}
  join ${courses} on ${courses.id} = ${courseLessons.courseId}
  where ${courseLessons.lessonId} = ${lessons.id} order by ${courses.position}, ${courses.id} limit 1)`

/** The first part of a lesson's name, `title|description`. */
export const lessonTitle = sql<string>`split_part(${lessons.nameSource}, '|', 1)`

export const isActiveLesson = sql<boolean>`(${lessons.active} and not ${lessons.archived})`

/** Courses and their content in the panel's search. */
export const courseSearchables: readonly Searchable[] = [
  {
    kind: 'course',
    table: courses,
    id: courses.id,
    texts: [courses.name, courses.description],
    title: courses.name,
    targetLang: courses.targetLang,
    isActive: sql`(${courses.active} and not ${courses.archived})`,
  },
  {
    kind: 'lesson',
    table: lessons,
    id: lessons.id,
    texts: [lessons.nameSource, lessons.nameTarget],
    title: lessonTitle,
    detail: courseOfLesson,
    targetLang: lessons.targetLang,
    isActive: isActiveLesson,
  },
  {
    kind: 'exercise',
    table: exercises,
    id: exercises.id,
    texts: [exercises.example, exercises.answer],
    title: exercises.example,
    titleLang: exercises.exampleLang,
    detail: exercises.answer,
    detailLang: exercises.answerLang,
    targetLang: exercises.answerLang,
    isActive: exercises.active,
  },
  {
    kind: 'word',
    table: words,
    id: words.id,
    texts: [words.answer, words.example],
    title: words.answer,
    titleLang: words.answerLang,
    detail: words.example,
    detailLang: words.exampleLang,
    targetLang: words.answerLang,
    isActive: words.active,
  },
  {
    kind: 'hint',
    table: hints,
    id: hints.id,
    texts: [hintText],
    title: hints.content,
    targetLang: hints.targetLang,
    isActive: hints.active,
  },
]
