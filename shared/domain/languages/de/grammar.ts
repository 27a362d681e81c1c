import { article, masculine, tellsFeminine, tellsMasculine } from '../article'
import type { Grammar, WordSources, Writing } from '../types'

export const grammar: Grammar = {
  articles: [
    article('definite', 'der', masculine),
    article('definite', 'die', { entry: ['f', 'pl', 'mf'] }),
    article('definite', 'das', { entry: ['n'] }),
    article('definite', 'den'),
    article('definite', 'dem', { tells: ['m', 'n'] }),
    article('definite', 'des'),
    article('indefinite', 'ein', { tells: ['m', 'n'] }),
    article('indefinite', 'eine', tellsFeminine),
    article('indefinite', 'einen', tellsMasculine),
    article('indefinite', 'einem', { tells: ['m', 'n'] }),
    article('indefinite', 'einer', tellsFeminine),
    article('indefinite', 'eines'),
  ],
  verbParticles: ['sich'],
  genderMark: 'article',
  genderedDeterminers: [],
  ambiguousPrepositions: 'zu um als wie bis während seit statt',
  ambiguousNegations: '',
  unmistakableSubjects: 'ich du er es wir ihr man',
}

export const writing: Writing = {
  quotes: ['„', '“'],
  foreignLetter: /[^a-zäöüßé]/iu,
  foreignScript: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  repeatable: [],
  isWrongBefore: null,
}

export const wordSources: WordSources = {
  dictionaries: ['dictionary-de'],
  supplement: '',
}
