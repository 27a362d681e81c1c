import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Grammar, GrammarHint, GrammarLesson } from '@mowka/contract/schemas/lesson-teaching'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { escapeHtml } from '@mowka/domain/text/rich-text'
import { searchForm } from '@mowka/domain/text/search-form'

/** The grammar of a lesson. */
export type Topic = {
  lesson: GrammarLesson
  /** All hints of the lesson, also those that other lessons use. */
  hints: readonly GrammarHint[]
  /** Its heading as HTML: the title of the introduction, or the name of the lesson. */
  title: string
  /** The title without markup. */
  plainTitle: string
  /** Texts that the list shows, in their searched form. */
  shown: string
  /** Other texts that can be found. */
  texts: readonly string[]
}

/** Filters of the list; an empty one matches everything. */
export type GrammarFilters = { text: string; level: CefrLevel | '' }

/** A topic that matches, with the matching text if the list doesn't show it anyway. */
export type FoundTopic = { topic: Topic; excerpt: string | null }

/** Returns the text of HTML on one line. */
export function textOf(html: string): string {
  // Block elements become spaces, inline elements don't.
  const spaced = html.replace(/<\/?(?:p|br|li|[ou]l|h\d)\b/g, ' $&')
  const { textContent } = new DOMParser().parseFromString(spaced, 'text/html').body
  return textContent.replace(/\s+/g, ' ').trim()
}

/** Returns the title of a lesson in the learner's language. */
export const lessonTitle = ({ name }: Pick<GrammarLesson, 'name'>): string =>
  splitLessonName(name.source || name.target).title

/** Returns one topic per lesson, in course order. */
export function topicsOf({ lessons, hints }: Grammar): Topic[] {
  const hintTexts = new Map(hints.map((hint) => [hint._id, textOf(hint.content)]))
  return lessons.map((lesson) => {
    const own = hints.filter(({ lessonIds }) => lessonIds.includes(lesson.lessonId))
    const { introduction, name, courseName } = lesson
    const title = introduction?.title ?? escapeHtml(lessonTitle(lesson))
    const plainTitle = textOf(title)
    return {
      lesson,
      hints: own,
      title,
      plainTitle,
      shown: searchForm(`${plainTitle} ${lessonTitle(lesson)} ${courseName}`),
      texts: [
        ...(introduction ? [textOf(introduction.rule)] : []),
        ...(introduction?.rows ?? []).map(({ form, meaning }) => `${form}: ${meaning}`),
        ...(introduction?.tip ? [textOf(introduction.tip)] : []),
        ...own.map(({ _id }) => hintTexts.get(_id) ?? ''),
        ...(introduction?.examples ?? []).map(({ answer, example }) => `${answer} ${example}`),
        splitLessonName(name.target).title,
      ],
    }
  })
}

/**
 * Returns the topics of a level that contain all words of the text, in any order. Case and diacritics don't matter.
 */
export function findTopics(topics: readonly Topic[], { text, level }: GrammarFilters): FoundTopic[] {
  const words = searchForm(text).split(/\s+/).filter(Boolean)
  return topics.flatMap((topic) => {
    if (level !== '' && topic.lesson.level !== level) return []
    const hidden = words.filter((word) => !topic.shown.includes(word))
    const matching = hidden.map((word) => topic.texts.find((each) => searchForm(each).includes(word)))
    if (matching.includes(undefined)) return []
    return [{ topic, excerpt: matching[0] ?? null }]
  })
}

/** Topics of one level, grouped by course. */
export type LevelGroup = {
  level: CefrLevel
  count: number
  courses: { courseId: string; courseName: string; topics: FoundTopic[] }[]
}

/** Groups topics by level and course, both in the order of their first topic, levels alphabetically. */
export function groupTopics(found: readonly FoundTopic[]): LevelGroup[] {
  const groups = new Map<CefrLevel, LevelGroup>()
  for (const each of found) {
    const { level, courseId, courseName } = each.topic.lesson
    const group = groups.get(level) ?? { level, count: 0, courses: [] }
    groups.set(level, group)
    group.count += 1
    const course = group.courses.find((other) => other.courseId === courseId)
    if (course) course.topics.push(each)
    else group.courses.push({ courseId, courseName, topics: [each] })
  }
  return [...groups.values()].toSorted((a, b) => a.level.localeCompare(b.level))
}

/** Returns the levels that have topics, in order. */
export const levelsOf = (topics: readonly Topic[]): CefrLevel[] =>
  [...new Set(topics.map(({ lesson }) => lesson.level))].toSorted()
