import { article, only } from '../article'
import type { Grammar } from '../types'

export const grammar: Grammar = {
  articles: [
    article('indefinite', 'a', only),
    article('indefinite', 'an', only),
    article('definite', 'the', only),
  ],
  verbParticles: ['to'],
  genderMark: null,
  genderedDeterminers: [],
  ambiguousPrepositions:
    'to up down off over about around along across through near next past before after until till since like than as opposite besides',
  ambiguousNegations: '',
  unmistakableSubjects: '',
}
