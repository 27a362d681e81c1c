import type { Grammar } from '../types'

export const grammar: Grammar = {
  articles: [],
  verbParticles: [],
  genderMark: 'ending',
  genderedDeterminers: [],
  ambiguousPrepositions: '',
  ambiguousNegations: '',
  unmistakableSubjects: 'я ты он она оно мы вы они',
}
