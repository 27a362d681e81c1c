import { fileURLToPath } from 'node:url'
import { langFromPath } from '@mowka/domain/languages/languages'
import { checkLibrary } from './check/check'
import { missingWords } from './check/check-words'
import { drawExercises } from './draw'
import { LibraryError } from './library-error'
import { libraryTable } from './library-table'
import { loadLibrary } from './load'

const USAGE = `Usage: tsx src/cli.ts check [--missing eng] [folder of the library]
       tsx src/cli.ts draw <seed> [exercises of each language]`

/**
 * `tsx src/cli.ts check [folder]`: prints a summary of the library and its problems. Exit code 1 for problems, 2 for
 * misuse. `check --missing <lang> [folder]` lists the words without a level or an entry; `draw <seed> [10]` picks
 * random exercises for review.
 */
function main(args: readonly string[]): number {
  const [command, ...rest] = args
  const starter = fileURLToPath(new URL('../content', import.meta.url))
  if (command === 'draw') {
    const [seed, perLanguage = '10'] = rest
    if (!seed || !(Number(perLanguage) > 0)) return misused()
    console.log(drawExercises(loadLibrary(starter), seed, Number(perLanguage)).join('\n'))
    return 0
  }
  const isMissing = rest[0] === '--missing'
  const lang = isMissing ? langFromPath(rest[1] ?? '') : null
  const [dir = starter] = isMissing ? rest.slice(2) : rest
  if (command !== 'check' || (isMissing && !lang)) return misused()
  try {
    if (lang) {
      console.log(missingWords(loadLibrary(dir), lang))
      return 0
    }
    const library = loadLibrary(dir)
    const problems = checkLibrary(library)
    for (const { file, key, message } of problems) console.error(`${file}: ${key}: ${message}`)
    console.log(`${libraryTable(library)}\n`)
    const lessons = library.courses.flatMap((course) => course.lessons)
    const exercises = lessons.reduce((sum, lesson) => sum + lesson.exercises.length, 0)
    const questions = library.levelingTests.flatMap(({ levels }) => Object.values(levels).flat()).length
    const daily = library.wordsOfTheDay.flatMap(({ words }) => words).length
    console.log(
      `${library.courses.length} courses, ${lessons.length} lessons, ${exercises} exercises, ${questions} questions of leveling tests, ${daily} words of the day, ${problems.length} problems`,
    )
    return problems.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    for (const line of error.lines) console.error(line)
    return 1
  }
}

function misused(): number {
  console.error(USAGE)
  return 2
}

process.exitCode = main(process.argv.slice(2))
