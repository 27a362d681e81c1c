import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Judgement, judge, type Verdict, verdictOf } from '@mowka/domain/judge/judge'
import type { Question } from '@mowka/domain/judge/question'
import { wordListsFolder } from '@mowka/words/make-lists'
import { openWordLists } from '@mowka/words/word-lists'
import type { ExerciseEntry } from '../schema'
import { starterLibrary } from './starter-library'

const source = join(__dirname, '..')
const library = starterLibrary()
const wordListOf = openWordLists(wordListsFolder, console)

/**
 * All lessons of the library; `judged` judges an answer to an exercise like the server, `compared` also compares it
 * with an accepted one.
 */
export const judgedLessons = library.courses.flatMap(({ targetLang, lessons }) =>
  lessons.map((lesson) => ({
    place: lesson.file.replace(/^courses\/|\.yaml$/g, ''),
    exercises: lesson.exercises.map((exercise) => {
      const question = (input: string, mistakes: ExerciseEntry['mistakes']): Question => ({
        input,
        answer: exercise.answer,
        alternatives: exercise.alternatives.filter(({ approved }) => approved),
        mistakes,
        lang: targetLang,
        question: exercise.example,
        words: wordListOf(targetLang),
        exact: false,
      })
      const judged = (input: string, mistakes: ExerciseEntry['mistakes']): Verdict =>
        verdictOf(question(input, mistakes))
      const compared = (input: string): Judgement => judge(question(input, exercise.mistakes))
      return { exercise, judged, compared }
    }),
  })),
)

/** The tables of a folder, one file per language; a row has lesson, exercise and one answer. */
export const answerTables = (folder: string) =>
  readdirSync(join(source, folder)).map((file) => ({
    lang: file.replace(/\.tsv$/, ''),
    rows: readFileSync(join(source, folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')),
  }))

/** Returns the id of an exercise in a lesson. */
export const idOf = (place = '', slug = '') => `${place} ${slug}`

/** Groups the answers of rows by exercise. */
export function answersByExercise(rows: readonly (readonly string[])[]): Map<string, string[]> {
  const answers = new Map<string, string[]>()
  for (const [place, slug, answer] of rows) {
    const id = idOf(place, slug)
    const known = answers.get(id)
    if (answer && known) known.push(answer)
    else if (answer) answers.set(id, [answer])
  }
  return answers
}
