import { addedSubjects, addressesOf, movingTimes, romanceCombining } from '../combining'
import { infinitivesOf, romanceIssue } from '../romance'
import type { Accents, Judging, WordForms } from '../types'

const formIssue = (forms: WordForms) => (forms.afterSubject ? 'verb' : romanceIssue.gender(forms))

const accents: Accents = {
  silent: 'è dà là lì sì né sé tè dì sù fù quì quà stà sà và fà dò stò sò',
  soundOf: (word) => word.replace(/[èé]/g, 'è'),
  isLeftOut: () => false,
}

const PRESENT = 'o i a e iamo ate ete ite ano ono eno'.split(' ')

const PARTICIPLES: readonly (readonly [endings: string, infinitive: string])[] = [
  ['ato ata ati ate', 'are'],
  ['uto uta uti ute iuto iuta iuti iute', 'ere'],
  ['ito ita iti ite', 'ire'],
]

/** Endings of the future and the conditional, which usually follow the infinitive without its -e. */
const FUTURE = /^(.+[aei]r)(?:ò|ai|à|emo|ete|anno|ei|esti|ebbe|emmo|este|ebbero)$/

/** The infinitives of "prefero", "costono", "viveno", "scrivuto", "aprito", "andarò". */
function regularBases(word: string): string[] {
  const future = FUTURE.exec(word)?.[1]
  return [
    ...infinitivesOf(word, PRESENT, ['are', 'ere', 'ire']),
    ...PARTICIPLES.flatMap(([endings, infinitive]) => infinitivesOf(word, endings.split(' '), [infinitive])),
    ...(future ? [`${future}e`] : []),
  ]
}

const COURTESIES = ['per favore', 'per piacere', 'per cortesia']

const DAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']
const PARTS_OF_DAY = ['mattina', 'sera', 'notte', 'pomeriggio']
const SEASONS = ['primavera', 'estate', 'autunno', 'inverno']

const TIMES = [
  ...['adesso', 'ora', 'oggi', 'ieri', 'domani', 'dopodomani', 'stasera', 'stamattina', 'stanotte'],
  ...['ieri', 'domani', 'oggi', ...DAYS].flatMap((day) => PARTS_OF_DAY.map((part) => `${day} ${part}`)),
  ...DAYS.flatMap((day) =>
    (day === 'domenica' ? `${day} scorsa,${day} prossima` : `${day} scorso,${day} prossimo`).split(','),
  ),
  ...DAYS,
  ...[
    'questa mattina',
    'questa sera',
    'questa notte',
    'questo pomeriggio',
    'questa settimana',
    'questo mese',
  ],
  ...['questo fine settimana', 'questo weekend', "quest'anno", "quest'estate"],
  ...['la settimana scorsa', 'la scorsa settimana', 'la settimana prossima', 'la prossima settimana'],
  ...["l'anno scorso", "l'anno prossimo", 'il mese scorso', 'il mese prossimo', "l'altro ieri"],
]

/** Adverbials of habits, which a negation of the verb may include. */
const FREQUENCIES = [
  ...[
    'spesso',
    'di solito',
    'a volte',
    'qualche volta',
    'tutti i giorni',
    'tutte le sere',
    'tutte le mattine',
  ],
  ...['giorno', 'mattina', 'sera', 'settimana', 'mese', 'anno', ...DAYS].map((part) => `ogni ${part}`),
  ...[
    'la mattina',
    'la sera',
    'la notte',
    'il pomeriggio',
    'nel pomeriggio',
    'il fine settimana',
    'nel fine settimana',
  ],
  ...PARTS_OF_DAY.map((part) => `di ${part}`),
  ...DAYS.map((day) => (day === 'domenica' ? `la ${day}` : `il ${day}`)),
  ...SEASONS.flatMap((season) => [`in ${season}`, `d'${season}`]),
  ...['a pranzo', 'a cena', 'a colazione'],
]

export const judging: Judging = {
  classes: {
    prepositions:
      'a al allo alla ai agli alle di del dello della dei degli delle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra senza verso durante dopo prima come che',
    negations: 'non mai niente nulla nessuno nessun nessuna neanche né no',
    auxiliaries: [
      'essere sono sei è siamo siete era eri eravamo erano stato stata stati state sarà sarebbe fu',
      'avere ho hai ha abbiamo avete hanno avevo avevi aveva avevano avuto avrà avrebbe',
      'stare sto stai sta stiamo state stanno stava',
      'andare vado vai va andiamo andate vanno andava andato andata',
      'fare faccio fai fa facciamo fate fanno faceva fatto',
      'potere posso puoi può possiamo potete possono poteva potuto potrebbe potrei',
      'volere voglio vuoi vuole vogliamo volete vogliono voleva voluto vorrei vorrebbe',
      'dovere devo devi deve dobbiamo dovete devono doveva dovuto dovrei dovrebbe',
    ],
    pronouns: [
      'io mi me',
      'tu ti te',
      'lui lei lo la gli le si',
      'noi ci',
      'voi vi',
      'loro li le',
      'mio mia miei mie',
      'tuo tua tuoi tue',
      'suo sua suoi sue',
      'nostro nostra nostri nostre',
      'questo questa questi queste',
      'quello quella quelli quelle quel quei',
      'molto molta molti molte',
      'altro altra altri altre',
    ],
    verbs: [
      'venire vengo vieni viene veniamo venite vengono venuto venuta',
      'dire dico dici dice diciamo dite dicono detto',
      'bere bevo bevi beve beviamo bevono bevuto',
      'uscire esco esci esce usciamo uscite escono uscito',
      'sapere so sai sa sappiamo sapete sanno saputo',
      'dare do dai dà diamo date danno dato',
      'vedere vedo vedi vede vediamo vedono visto',
      'prendere prendo prendi prende prendiamo prendono preso',
    ],
    subjects: 'io tu lui lei noi voi loro',
    determiners:
      'il lo la i gli le un uno una mio mia miei mie tuo tua tuoi tue suo sua suoi sue questo questa questi queste due tre quattro cinque molti molte del della dei delle al alla nel nella',
  },
  verbEndings: /^(?:i?amo|ate|ete|ite|[ae]?no|ono|[aei]re|ando|endo|avo|ava|evo|eva|ò|ei|ebbe|sti|ste)$/,
  otherEndings: /^(?:|o|a|e|i|io|ia|hi|he|co|ca|ci|go|ga|to|ta|ti|te)$/,
  hasTenseAccents: true,
  pronounIssue: 'form',
  formIssue,
  regularBases,
  areRegularFormsMistakes: true,
  isMistake: null,
  isOtherByApostrophe: null,
  fullSpellings: null,
  accents,
  combining: romanceCombining(
    {
      courtesies: COURTESIES,
      genderedDeterminers:
        'il lo la i gli le un uno una mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra questo questa questi queste quello quella quei quelle del dello della dei degli delle al alla nel nella',
      questionWords: 'che chi cosa come quando quanto quanta quanti quante quale quali dove perché',
    },
    { genderedEndings: /^[ao]$/, sharedEndings: /(?!)/ },
  ),
  additions: addedSubjects({
    courtesies: COURTESIES,
    subjects: 'io tu lui lei noi voi loro',
    beforeVerbs: 'non mi ti si ci vi ne lo la li le gli',
  }),
  orders: null,
  moving: movingTimes({
    times: TIMES,
    frequencies: FREQUENCIES,
    before:
      'anche pure solo solamente soltanto proprio quasi già ancora appena nemmeno neanche non più meno molto così troppo abbastanza ogni tutta tutto è era erano sarà sono sei siamo siete cade mezza tarda qualche ultima quale quanto quanta entro durante circa oltre',
    behind:
      "mattina mattino sera notte pomeriggio prossimo prossima scorso scorsa stesso presto tardi di del dello della dell' dei degli delle d' fa che prima dopo",
    conjunctions: {
      joining: 'ma però quindi perciò invece',
      subordinating: 'perché quando mentre se siccome sebbene benché',
      relative: 'che cui dove quale quali',
      coordinating: 'e ed o oppure né',
    },
    beforeRelatives: '',
    beforeInfinitives: 'di per senza prima dopo',
    beforePurposes: 'a ad',
    infinitive: /[aei]r(?:e|si|[mtcv]i|l[oaie]|ne)$/,
    participle: /[st][oaie]$/,
    perfectAuxiliaries: 'ho hai ha abbiamo avete hanno sono sei è siamo siete',
    beforeVerbs: 'io tu lui lei noi voi loro non mi ti si ci vi ne lo la li le gli',
    places:
      /^(?:fino|a|ad|al|allo|alla|ai|agli|alle|all'.+|in|nel|nello|nella|nei|negli|nelle|nell'.+|da|dal|dallo|dalla|dai|dagli|dalle|dall'.+|con|su|sul|sulla|sull'.+)$/,
  }),
  addresses: addressesOf({
    calls: [
      'scusi',
      'mi scusi',
      'scusa',
      'scusami',
      'scusate',
      'signora',
      'signore',
      'signorina',
      'dottore',
      'professore',
    ],
    courtesies: COURTESIES,
    titles: 'signora signor signorina dottor dottoressa professor professoressa',
  }),
}
