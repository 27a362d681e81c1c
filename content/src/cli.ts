import { fileURLToPath } from 'node:url'
import { checkLibrary } from './check'
import { LibraryError } from './library-error'
import { libraryTable } from './library-table'
import { loadLibrary } from './load'

/** `tsx src/cli.ts check [folder]`: prints what the library holds and what is wrong with it. Exit code 1 with problems, 2 when misused. */
function main(args: readonly string[]): number {
  const [command, dir = fileURLToPath(new URL('../content', import.meta.url))] = args
  if (command !== 'check') {
    console.error('Usage: tsx src/cli.ts check [folder of the library]')
    return 2
  }
  try {
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
