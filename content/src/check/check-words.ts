import type { Lexicon, Library } from '../library'
import { type ListedWord, listWords } from '../words/known-words'
import { type Problem, reportRepeated } from './problem'

/** Checks the words of answers against the lexicons: their levels, and that each has an entry. */
export const checkWords = (library: Pick<Library, 'courses' | 'lexicons'>): Problem[] =>
  library.lexicons.flatMap((lexicon) => [
    ...checkLexicon(lexicon),
    ...(lexicon.draft ? [] : checkAnswers(library, lexicon)),
  ])

/** Checks that a lexicon has no duplicates. */
function checkLexicon({ file, function: grammar, names, levels }: Lexicon): Problem[] {
  const problems: Problem[] = []
  reportRepeated(
    (key, message) => problems.push({ file, key, message }),
    [
      ...grammar.map((value) => ({ key: 'function', value })),
      ...names.map((value) => ({ key: 'names', value })),
      ...Object.entries(levels).flatMap(([level, words]) =>
        Object.keys(words).map((value) => ({ key: `levels.${level}`, value })),
      ),
    ],
    'the word',
  )
  return problems
}

function checkAnswers(library: Pick<Library, 'courses' | 'lexicons'>, { lang }: Lexicon): Problem[] {
  const { words, needless } = listWords(library, lang)
  return [
    ...words.map((word) => ({
      file: word.lesson.file,
      key: word.key,
      message: messageOf(word),
    })),
    ...needless.map(({ lesson, index, word }) => ({
      file: lesson.file,
      key: `exceptions[${index}]`,
      message: `"${word}" is no exception: no answer has it, or it is known`,
    })),
    ...library.courses
      .filter((course) => course.targetLang === lang)
      .flatMap((course) => course.lessons)
      .flatMap((lesson) =>
        lesson.words.flatMap(({ partOfSpeech }, index) =>
          partOfSpeech
            ? []
            : { file: lesson.file, key: `words[${index}].partOfSpeech`, message: 'is missing' },
        ),
      ),
  ]
}

const times = (count: number) => (count === 1 ? '' : `, ${count} times`)

function messageOf({ reason, word, level, lesson, count }: ListedWord): string {
  switch (reason) {
    case 'UNKNOWN':
      return `"${word}" is not in the lexicon${times(count)}`
    case 'ABOVE':
      return `"${word}" ${level ? `(${level}) is above ${lesson.level}` : 'is not in the lexicon'} and not taught before${times(count)}`
    case 'NO_ENTRY':
      return `no lesson has an entry for "${word}"${times(count)}`
  }
}

const headings = {
  UNKNOWN: 'Not in the lexicon',
  ABOVE: 'Above the level of the lesson, and not taught before',
  NO_ENTRY: 'In the lexicon, but no lesson has an entry',
} satisfies Record<ListedWord['reason'], string>

/** Lists the remaining work on a language's words, grouped by kind and lesson. */
export function missingWords(library: Pick<Library, 'courses' | 'lexicons'>, lang: Lexicon['lang']): string {
  const { words, needless } = listWords(library, lang)
  const group = (reason: ListedWord['reason']) => {
    const byLesson = new Map<string, string[]>()
    for (const { word, level, count, lesson } of words.filter((each) => each.reason === reason)) {
      const place = `${lesson.level} ${lesson.file.replace(/^courses\/|\.yaml$/g, '')}`
      const text = `${word}${level ? ` (${level})` : ''}${count > 1 ? ` ×${count}` : ''}`
      byLesson.set(place, [...(byLesson.get(place) ?? []), text])
    }
    const lines = [...byLesson].map(([place, texts]) => `  ${place}: ${texts.join(', ')}`)
    return [`${headings[reason]}: ${[...byLesson.values()].flat().length}`, ...lines]
  }
  const exceptions = needless.map(({ word, lesson }) => `${word} (${lesson.slug})`)
  return [
    ...group('UNKNOWN'),
    ...group('ABOVE'),
    ...group('NO_ENTRY'),
    `Needless exceptions: ${exceptions.join(', ') || 'none'}`,
  ].join('\n')
}
