import { isDeepStrictEqual } from 'node:util'
import { courseKind } from '@mowka/contract/content-kinds/course'
import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { popupKind } from '@mowka/contract/content-kinds/popup'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type {
  ContentCourse,
  ContentExercise,
  ContentExport,
  ContentLesson,
  ContentPopup,
} from '@mowka/contract/schemas/editor/content'
import { contentId } from '@mowka/domain/course/content-id'
import { CHAPTER_TAG } from '@mowka/domain/course/course'
import { langToPath } from '@mowka/domain/languages/languages'
import { stringify } from 'yaml'
import { gapOfRange } from '../gap-ranges'
import { entryOf } from '../kind-entries'
import { contentPath, type Lesson, type Library, type LibraryFiles } from '../library'
import { coursePayload, lessonPayload, popupPayload } from '../payload'
import { slugs } from './slugs'

/** Whether two pieces are equal, whatever the order of their keys. */
const isSamePiece = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)

const byId = <Piece extends { path: string }>(piece: Piece): Piece => ({
  ...piece,
  path: contentId(piece.path),
})

const introductionById = ({ introduction }: ContentLesson) =>
  introduction
    ? {
        ...introduction,
        examples: introduction.examples.map(({ exercise, mark }) => ({
          exercise: contentId(exercise),
          mark,
        })),
      }
    : null

const dialogueById = ({ dialogue }: ContentLesson) =>
  dialogue ? { ...dialogue, phrases: dialogue.phrases.map(contentId) } : null

/** A lesson by the ids of its pieces. Hints have no order of their own. */
export const canonicalLesson = (lesson: ContentLesson): ContentLesson => ({
  ...byId(lesson),
  introduction: introductionById(lesson),
  dialogue: dialogueById(lesson),
  exercises: lesson.exercises.map((exercise) => ({
    ...byId(exercise),
    words: exercise.words.map(contentId),
    hints: exercise.hints.map(contentId),
  })),
  words: lesson.words.map(byId),
  hints: lesson.hints.map(byId).toSorted((a, b) => a.path.localeCompare(b.path)),
})

export const canonicalPopup = (popup: ContentPopup): ContentPopup => byId(popup)

/** Versions of pieces by id, for files that include them. */
export type Versions = ReadonlyMap<string, number>
const noVersions: Versions = new Map()

/** Long texts stay on one line, so that diffs are per line; no YAML aliases. */
export const toYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })

/** Returns the id of an exported piece. */
export const idOf = ({ path }: { path: string }): string => contentId(path)

/**
 * Returns the library files that differ from the editors' content. An unchanged file is left out, so its comments and
 * formatting stay. Pieces created in the panel get a path and preserve their id.
 *
 * @throws for content that can't be expressed in a file, so that nothing is lost silently
 */
export function changedFiles(exported: ContentExport, library: Library): LibraryFiles {
  const files: LibraryFiles = new Map()
  const byId = new Map(library.courses.map((course) => [idOf(coursePayload(course)), course]))
  const folders = slugs(library.courses.map(({ targetLang, slug }) => `${langToPath(targetLang)}/${slug}`))

  for (const course of exported.courses) {
    const known = byId.get(idOf(course))
    const folder = known
      ? `${langToPath(known.targetLang)}/${known.slug}`
      : folders.next(course.name, `${langToPath(course.targetLang)}/`)
    const names = slugs(known?.lessons.map(({ slug }) => slug) ?? [])
    const lessonsById = new Map(known?.lessons.map((lesson) => [idOf(lessonPayload(lesson)), lesson]))
    const own = course.lessons.map((lesson) => {
      const file = lessonsById.get(idOf(lesson))
      const slug = file?.slug ?? names.next(lesson.nameSource.split('|')[0] ?? '')
      const isSame = file && isSamePiece(canonicalLesson(lessonPayload(file)), canonicalLesson(lesson))
      const place = `courses/${folder}/${slug}`
      if (!isSame) files.set(`${place}.yaml`, toYaml(lessonEntry(lesson, place, { file })))
      return slug
    })
    const { lessons: _lessons, ...facts } = course
    const isSame =
      known &&
      isSamePiece({ ...coursePayload(known), lessons: [], path: '' }, { ...facts, lessons: [], path: '' }) &&
      isSamePiece(
        own,
        known.lessons.map(({ slug }) => slug),
      )
    if (!isSame)
      files.set(`courses/${folder}/course.yaml`, toYaml(courseEntry(course, own, `courses/${folder}`)))
  }
  if (
    !isSamePiece(
      library.popups.map((popup) => canonicalPopup(popupPayload(popup))),
      inOrderOf(library.popups.map(popupPayload), exported.popups).map(canonicalPopup),
    )
  )
    files.set('popups.yaml', popupsFile(exported.popups, library))
  return files
}

/** Sorts pieces by the known order; new ones come last. */
function inOrderOf<Piece extends { path: string }>(
  known: readonly Piece[],
  pieces: readonly Piece[],
): Piece[] {
  const places = new Map(known.map((piece, index) => [idOf(piece), index]))
  const place = (piece: Piece) => places.get(idOf(piece)) ?? places.size
  return pieces.toSorted((a, b) => place(a) - place(b))
}

/** Returns `id` if the piece isn't identified by its path, and the version if requested. */
function identity(piece: { path: string }, place: string, versions: Versions) {
  const id = idOf(piece)
  const version = versions.get(id)
  return { ...(id === contentId(place) ? {} : { id }), ...(version === undefined ? {} : { version }) }
}

/** The file of a course; `lessons` are the names of its lesson files. */
export function courseEntry(
  course: ContentCourse,
  lessons: readonly string[],
  place: string,
  versions = noVersions,
) {
  // The folder tells the language.
  const { targetLang: _, ...entry } = entryOf(courseKind, course)
  return { ...identity(course, place, versions), ...entry, lessons: [...lessons] }
}

/** Slugs of pieces by path: from their lesson file, or derived from their text. */
function slugsOf<Piece extends { path: string }>(
  pieces: readonly Piece[],
  entries: readonly { slug: string }[],
  payloads: readonly Piece[],
  textOf: (piece: Piece) => string,
): Map<string, string> {
  const known = new Map(payloads.map((payload, index) => [idOf(payload), entries[index]?.slug]))
  const names = slugs(entries.map(({ slug }) => slug))
  return new Map(pieces.map((piece) => [piece.path, known.get(idOf(piece)) ?? names.next(textOf(piece))]))
}

/** Returns the content of a lesson file. `file` is its previous content: pieces preserve their names. */
export function lessonEntry(
  lesson: ContentLesson,
  place: string,
  { file, versions = noVersions }: { file?: Lesson | undefined; versions?: Versions },
) {
  const before = file && lessonPayload(file)
  const { nameTarget, nameSource, ...plain } = entryOf(lessonKind, lesson)
  const exercises = slugsOf(
    lesson.exercises,
    file?.exercises ?? [],
    before?.exercises ?? [],
    (each) => each.example,
  )
  const words = slugsOf(lesson.words, file?.words ?? [], before?.words ?? [], (each) => each.example)
  const hints = slugsOf(lesson.hints, file?.hints ?? [], before?.hints ?? [], ({ content }) =>
    content.replace(/<[^<>]*>/g, ' '),
  )
  return {
    ...identity(lesson, place, versions),
    name: { target: nameTarget, source: nameSource },
    ...plain,
    ...unlessEmpty({ exceptions: file?.exceptions ?? [] }),
    ...introductionEntry(lesson, exercises),
    exercises: lesson.exercises.map((exercise) => {
      const slug = exercises.get(exercise.path) ?? ''
      return {
        slug,
        ...identity(exercise, contentPath.exercise(place, slug), versions),
        ...exerciseEntry(exercise, lesson),
        words: exercise.words.map((path) => words.get(path)),
        hints: exercise.hints.map((path) => hints.get(path)),
      }
    }),
    hints: lesson.hints.map((hint) => {
      const slug = hints.get(hint.path) ?? ''
      return {
        slug,
        ...identity(hint, contentPath.hint(place, slug), versions),
        ...entryOf(hintKind, hint),
      }
    }),
    words: lesson.words.map((piece) => {
      const slug = words.get(piece.path) ?? ''
      return {
        slug,
        ...identity(piece, contentPath.word(place, slug), versions),
        ...entryOf(wordKind, piece),
        ...(piece.taught === false ? { taught: false } : {}),
      }
    }),
    ...dialogueEntry(lesson, words),
  }
}

/** The introduction with exercise slugs instead of paths. Omits examples that are no longer in the lesson. */
function introductionEntry({ introduction }: ContentLesson, exercises: ReadonlyMap<string, string>) {
  if (!introduction) return {}
  const { title, rule, rows, tip, examples } = introduction
  const unlessNull = (mark: string | null) => (mark === null ? {} : { mark })
  return {
    introduction: {
      title,
      rule,
      ...unlessEmpty({
        rows: rows.map(({ form, short, meaning, mark }) => ({
          form,
          ...(short === null ? {} : { short }),
          meaning,
          ...unlessNull(mark),
        })),
      }),
      ...(tip === null ? {} : { tip }),
      examples: examples.flatMap(({ exercise, mark }) => {
        const slug = exercises.get(exercise)
        return slug === undefined ? [] : { exercise: slug, ...unlessNull(mark) }
      }),
    },
  }
}

function dialogueEntry({ dialogue }: ContentLesson, words: ReadonlyMap<string, string>) {
  if (!dialogue) return {}
  const { phrases, ...talk } = dialogue
  return {
    dialogue: { ...talk, ...unlessEmpty({ phrases: phrases.flatMap((path) => words.get(path) ?? []) }) },
  }
}

function exerciseEntry(exercise: ContentExercise, lesson: ContentLesson): object {
  const { answer, alternativeAnswers, expectedMistakes, gaps } = exercise
  const { tags: _tags, active: _active, ...plain } = entryOf(exerciseKind, exercise)
  const ranges = gaps.flatMap((gap) => gap.ranges)
  const chapters = lesson.tags.filter((tag) => CHAPTER_TAG.test(tag))
  return {
    ...plain,
    ...unlessEmpty({
      alternatives: alternativeAnswers.map(({ text, comment, approved, hidden }) =>
        !comment && approved && !hidden
          ? text
          : {
              text,
              ...(comment ? { comment } : {}),
              ...(approved ? {} : { approved }),
              ...(hidden ? { hidden } : {}),
            },
      ),
      mistakes: expectedMistakes,
      gaps: ranges.map((range) => {
        const { text, nth, at } = gapOfRange(answer, range)
        if (at !== undefined) return { text, at }
        return nth === undefined ? text : { text, nth }
      }),
    }),
    ...tagsOf(exercise, chapters),
    ...unlessActive(exercise),
  }
}

/** An exercise starts with its lesson's chapter tag unless it overrides that. */
function tagsOf({ tags }: ContentExercise, chapters: readonly string[]) {
  const own = tags.filter((tag) => !chapters.includes(tag))
  const isUsual = isSamePiece(tags, [...chapters, ...own])
  return isUsual ? unlessEmpty({ tags: own }) : { allTags: tags }
}

const unlessActive = ({ active }: { active: boolean }) => (active ? {} : { active })

const unlessEmpty = (lists: Record<string, readonly unknown[]>) =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))

/** Returns the popup file: existing popups preserve their names and order. */
export function popupsFile(popups: readonly ContentPopup[], library: Library, versions = noVersions): string {
  const known = new Map(library.popups.map((popup) => [idOf(popupPayload(popup)), popup]))
  const names = slugs(library.popups.map(({ slug }) => slug))
  return toYaml({
    popups: inOrderOf(library.popups.map(popupPayload), popups).map((popup) => {
      const slug = known.get(idOf(popup))?.slug ?? names.next(popup.title)
      return {
        slug,
        ...identity(popup, contentPath.popup(slug), versions),
        ...entryOf(popupKind, popup),
      }
    }),
  })
}
