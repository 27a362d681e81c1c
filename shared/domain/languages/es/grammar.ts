import {
  article,
  feminine,
  femininePlural,
  masculine,
  masculinePlural,
  only,
  tellsFeminine,
  tellsMasculine,
} from '../article'
import type { Grammar } from '../types'

export const grammar: Grammar = {
  articles: [
    article('definite', 'el', { ...masculine, ...tellsMasculine, ...only }),
    article('definite', 'la', feminine),
    article('definite', 'los', masculinePlural),
    article('definite', 'las', femininePlural),
    article('definite', 'lo'),
    article('indefinite', 'un', { ...tellsMasculine, ...only }),
    article('indefinite', 'una', { ...tellsFeminine, ...only }),
    article('indefinite', 'unos', only),
    article('indefinite', 'unas', only),
    article('contracted', 'del', tellsMasculine),
    article('contracted', 'al', tellsMasculine),
  ],
  verbParticles: [],
  genderMark: 'article',
  genderedDeterminers: [],
  ambiguousPrepositions: 'que como según',
  ambiguousNegations: '',
  unmistakableSubjects: 'yo tú él ella usted nosotros nosotras ellos ellas ustedes',
}
