import type { Grammar } from '../types'

export const grammar: Grammar = {
  articles: [],
  verbParticles: [],
  genderMark: null,
  genderedDeterminers: [],
  ambiguousPrepositions: '',
  ambiguousNegations: '',
  unmistakableSubjects: '',
}
