import {
  anyPlural,
  anySingular,
  article,
  feminine,
  masculine,
  only,
  tellsFeminine,
  tellsMasculine,
} from '../article'
import type { Grammar } from '../types'

export const grammar: Grammar = {
  articles: [
    article('definite', 'le', masculine),
    article('definite', 'la', feminine),
    article('definite', "l'", anySingular),
    article('definite', 'les', anyPlural),
    article('indefinite', 'un', { ...masculine, ...tellsMasculine, ...only }),
    article('indefinite', 'une', { ...feminine, ...tellsFeminine, ...only }),
    article('indefinite', 'des', anyPlural),
    article('partitive', 'du', { entry: ['m'], ...tellsMasculine }),
    article('partitive', 'de'),
    article('contracted', 'au', tellsMasculine),
  ],
  verbParticles: ['se', "s'"],
  genderMark: 'article',
  genderedDeterminers: [['cette', 'f']],
  ambiguousPrepositions: 'de du des en comme avant après jusque',
  ambiguousNegations: 'plus personne',
  unmistakableSubjects: 'je tu il elle on nous vous ils elles',
}
