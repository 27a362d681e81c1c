import { addressesOf, romanceCombining } from '../combining'
import { withoutMarks } from '../parts'
import { romanceIssue } from '../romance'
import type { Accents, Judging, WordForms } from '../types'
import { orders } from './orders'

const PARTICIPLE = /é(?:e|s|es)?$/

function formIssue(forms: WordForms) {
  if (forms.afterSubject) return 'verb'
  if (PARTICIPLE.test(forms.typed) && PARTICIPLE.test(forms.expected)) return 'ending'
  return romanceIssue.number(forms) ?? romanceIssue.gender(forms)
}

const accents: Accents = {
  // Dictionaries list these without their marks as abbreviations.
  silent: 'ça près',
  // The acute, the grave on e and the diaeresis change the sound.
  soundOf: (word) => word.replace(/[âîûôàùê]/g, (letter) => withoutMarks(letter)),
  isLeftOut: () => false,
}

export const judging: Judging = {
  classes: {
    prepositions:
      'à au aux de du des en dans sur sous avec sans pour par chez entre vers depuis pendant avant après contre jusque comme',
    negations: 'ne pas jamais rien personne plus aucun aucune non ni',
    auxiliaries: [
      'être suis es est sommes êtes sont étais était étions étiez étaient été sera serait fut',
      'avoir ai as a avons avez ont avais avait avions avaient eu aura aurait',
      'aller vais vas va allons allez vont allait allé allée',
      'faire fais fait faisons faites font faisait',
      'pouvoir peux peut pouvons pouvez peuvent pouvait pu pourrait pourrais',
      'vouloir veux veut voulons voulez veulent voulait voulu voudrais voudrait',
      'devoir dois doit devons devez doivent devait dû devrais devrait',
    ],
    pronouns: [
      'je me moi',
      'tu te toi',
      'il elle le la lui se',
      'nous',
      'vous',
      'ils elles les leur eux',
      'mon ma mes',
      'ton ta tes',
      'son sa ses',
      'notre nos',
      'votre vos',
      'leur leurs',
      'ce cet cette ces',
      'quel quelle quels quelles',
      'tout toute tous toutes',
    ],
    verbs: [
      'venir viens vient venons venez viennent venu venue',
      'prendre prends prend prenons prenez prennent pris prise',
      'savoir sais sait savons savez savent su',
      'voir vois voit voyons voyez voient vu',
      'dire dis dit disons dites disent',
      'mettre mets met mettons mettez mettent mis',
      'partir pars part partons partez partent parti',
    ],
    subjects: 'je tu il elle on nous vous ils elles',
    determiners:
      'le la les un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces deux trois quatre cinq plusieurs',
  },
  verbEndings: /^(?:er|ez|ons|ent|ais|ait|ions|iez|aient|ai|ant|ir|re|issons|issez)$/,
  otherEndings: /^(?:|e|s|es|é|ée|és|ées|x|l|aux|f|ve|ves|eux|euse|is|it|ne|nne|lle|le)$/,
  hasTenseAccents: true,
  pronounIssue: 'form',
  formIssue,
  regularBases: () => [],
  areRegularFormsMistakes: false,
  isMistake: null,
  isOtherByApostrophe: null,
  fullSpellings: null,
  accents,
  combining: romanceCombining(
    {
      courtesies: [],
      genderedDeterminers: 'le la un une du au ma ta sa ce cet cette',
      questionWords: 'qui que quoi quel quelle quels quelles comment quand combien où pourquoi',
    },
    { genderedEndings: /(?!)/, sharedEndings: /^es?$/ },
  ),
  additions: {
    courtesies: [
      { text: "s'il vous plaît", withOneOf: new Set(['je', 'on', 'nous', 'vous', 'votre', 'vos']) },
      { text: "s'il te plaît", withOneOf: new Set(['tu', 'te', 'toi', 'ton', 'ta', 'tes']) },
    ],
    subjects: new Set(),
    beforeVerbs: new Set(),
  },
  // Its adverbials are phrases with prepositions, which `moving` can't describe.
  orders,
  moving: null,
  addresses: addressesOf({
    calls: ['excusez-moi', 'excuse-moi', 'pardon', 'madame', 'monsieur'],
    courtesies: ["s'il vous plaît", "s'il te plaît"],
    titles: 'madame monsieur mademoiselle docteur',
  }),
}
