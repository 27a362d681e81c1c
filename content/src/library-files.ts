import type {
  ContentCourse,
  ContentExercise,
  ContentExport,
  ContentLesson,
  ContentPopup,
} from '@mowka/shared/contract/schemas/content'
import { CHAPTER_TAG } from '@mowka/shared/domain/chapter'
import { contentId } from '@mowka/shared/domain/content-id'
import { langToPath } from '@mowka/shared/domain/languages'
import { stringify } from 'yaml'
import { contentPath } from './content-path'
import { gapOfRange } from './gap-ranges'
import type { Lesson, Library } from './library'
import { coursePayload, lessonPayload, popupPayload } from './payload'
import { canonicalLesson, canonicalPopup, isSamePiece } from './same-piece'
import { slugs } from './slugs'

/** Files of the library by their place in its folder, each with its text. */
export type LibraryFiles = Map<string, string>

/** Long texts stay on one line, so that a change of a word is a change of a line. */
const toYaml = (value: unknown): string => stringify(value, { lineWidth: 0 })

/** The id of an exported piece. */
const idOf = ({ path }: { path: string }): string => contentId(path)

/**
 * The files of the library that differ from what editors have made of it. A file that still says the same is left out,
 * so its comments and its form stay. Pieces that were made in the panel get a place and keep their id.
 * Throws for what no file can say; nothing is lost without a word.
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
      if (!isSame) files.set(`${place}.yaml`, lessonFile(lesson, place, file))
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
    if (!isSame) files.set(`courses/${folder}/course.yaml`, courseFile(course, own, `courses/${folder}`))
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

/** Pieces in the order of those that are known; new ones come last. */
function inOrderOf<Piece extends { path: string }>(
  known: readonly Piece[],
  pieces: readonly Piece[],
): Piece[] {
  const places = new Map(known.map((piece, index) => [idOf(piece), index]))
  const place = (piece: Piece) => places.get(idOf(piece)) ?? places.size
  return pieces.toSorted((a, b) => place(a) - place(b))
}

/** `id` where a piece does not have the identity of its place. */
const idUnless = (piece: { path: string }, place: string) =>
  idOf(piece) === contentId(place) ? {} : { id: idOf(piece) }

const courseFile = (course: ContentCourse, lessons: readonly string[], place: string): string =>
  toYaml({
    ...idUnless(course, place),
    name: course.name,
    description: course.description,
    levels: course.levels,
    tags: course.tags,
    order: course.position,
    active: course.active,
    explicitAccessRequired: course.explicitAccessRequired,
    lessons,
  })

/** The slugs of pieces by their paths: what the file of their lesson calls them, or a new one made of their text. */
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

function lessonFile(lesson: ContentLesson, place: string, file?: Lesson): string {
  const before = file && lessonPayload(file)
  const exercises = slugsOf(
    lesson.exercises,
    file?.exercises ?? [],
    before?.exercises ?? [],
    (each) => each.example,
  )
  const words = slugsOf(lesson.words, file?.words ?? [], before?.words ?? [], (each) => each.example)
  const hints = slugsOf(lesson.hints, file?.hints ?? [], before?.hints ?? [], ({ content }) =>
    content.replace(/<[^>]*>/g, ' '),
  )
  return toYaml({
    ...idUnless(lesson, place),
    name: { target: lesson.nameTarget, source: lesson.nameSource },
    level: lesson.level,
    tags: lesson.tags,
    ...unlessEmpty({ exceptions: file?.exceptions ?? [] }),
    ...unlessActive(lesson),
    exercises: lesson.exercises.map((exercise) => {
      const slug = exercises.get(exercise.path) ?? ''
      return {
        slug,
        ...idUnless(exercise, contentPath.exercise(place, slug)),
        ...exerciseEntry(exercise, lesson),
        words: exercise.words.map((path) => words.get(path)),
        hints: exercise.hints.map((path) => hints.get(path)),
      }
    }),
    hints: lesson.hints.map((hint) => {
      const slug = hints.get(hint.path) ?? ''
      const { content, isFullScreen, tags = [] } = hint
      return {
        slug,
        ...idUnless(hint, contentPath.hint(place, slug)),
        content,
        ...(isFullScreen ? { isFullScreen } : {}),
        ...unlessEmpty({ tags }),
        ...unlessActive(hint),
      }
    }),
    words: lesson.words.map((word) => {
      const slug = words.get(word.path) ?? ''
      const { example, answer, transcription, partOfSpeech, gender, tags = [] } = word
      return {
        slug,
        ...idUnless(word, contentPath.word(place, slug)),
        example,
        answer,
        ...(partOfSpeech ? { partOfSpeech } : {}),
        ...(gender ? { gender } : {}),
        ...(transcription === null ? {} : { transcription }),
        ...unlessEmpty({ tags }),
        ...unlessActive(word),
      }
    }),
  })
}

function exerciseEntry(exercise: ContentExercise, lesson: ContentLesson): object {
  const { example, answer, alternatives, mistakes, gaps } = exercise
  const ranges = gaps.flatMap((gap) => gap.ranges)
  const chapters = lesson.tags.filter((tag) => CHAPTER_TAG.test(tag))
  return {
    example,
    answer,
    ...unlessEmpty({
      alternatives: alternatives.map(({ text, comment, approved, hidden }) =>
        !comment && approved && !hidden
          ? text
          : {
              text,
              ...(comment ? { comment } : {}),
              ...(approved ? {} : { approved }),
              ...(hidden ? { hidden } : {}),
            },
      ),
      mistakes,
      gaps: ranges.map((range) => {
        const gap = gapOfRange(answer, range)
        if (!gap) throw new Error(`A gap of "${answer}" is no whole words; correct it in the panel first`)
        return gap.nth === undefined ? gap.text : gap
      }),
      tags: exercise.tags.filter((tag) => !chapters.includes(tag)),
    }),
    ...unlessActive(exercise),
  }
}

const unlessActive = ({ active = true }: { active?: boolean | undefined }) => (active ? {} : { active })

const unlessEmpty = (lists: Record<string, readonly unknown[]>) =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))

function popupsFile(popups: readonly ContentPopup[], library: Library): string {
  const known = new Map(library.popups.map((popup) => [idOf(popupPayload(popup)), popup]))
  const names = slugs(library.popups.map(({ slug }) => slug))
  return toYaml({
    popups: inOrderOf(library.popups.map(popupPayload), popups).map((popup) => {
      const slug = known.get(idOf(popup))?.slug ?? names.next(popup.title)
      const { path: _path, title, htmlContent, ...facts } = popup
      return { slug, ...idUnless(popup, contentPath.popup(slug)), title, content: htmlContent, ...facts }
    }),
  })
}
