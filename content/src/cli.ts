import { fileURLToPath } from 'node:url'
import { langFromPath } from '@mowka/shared/domain/languages'
import { checkLibrary } from './check'
import { missingWords } from './check-words'
import { LibraryError } from './library-error'
import { libraryTable } from './library-table'
import { loadLibrary } from './load'

/**
 * `tsx src/cli.ts check [folder]`: prints what the library holds and what is wrong with it. Exit code 1 with problems,
 * 2 when misused. `check --missing <lang> [folder]` lists the words that want a level or an entry.
 */
function main(args: readonly string[]): number {
  const [command, ...rest] = args
  const isMissing = rest[0] === '--missing'
  const lang = isMissing ? langFromPath(rest[1] ?? '') : null
  const [dir = fileURLToPath(new URL('../content', import.meta.url))] = isMissing ? rest.slice(2) : rest
  if (command !== 'check' || (isMissing && !lang)) {
    console.error('Usage: tsx src/cli.ts check [--missing eng] [folder of the library]')
    return 2
  }
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

process.exitCode = main(process.argv.slice(2))
