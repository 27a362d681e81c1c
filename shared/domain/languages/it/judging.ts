import { addedSubjects, romanceCombining } from '../combining'
import { infinitivesOf, romanceIssue } from '../romance'
import type { Accents, Judging, WordForms } from '../types'

const formIssue = (forms: WordForms) => (forms.afterSubject ? 'verb' : romanceIssue.gender(forms))

const accents: Accents = {
  silent: 'è dà là lì sì né sé tè dì sù fù quì quà stà sà và fà dò stò sò',
  soundOf: (word) => word.replace(/[èé]/g, 'è'),
  isLeftOut: () => false,
}

const PRESENT = 'o i a e iamo ate ete ite ano ono'.split(' ')

/** The infinitives of "prefero", "costono". */
const regularBases = (word: string): string[] => infinitivesOf(word, PRESENT, ['are', 'ere', 'ire'])

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
  accents,
  combining: romanceCombining(
    {
      courtesies: ['per favore', 'per piacere', 'per cortesia'],
      genderedDeterminers:
        'il lo la i gli le un uno una mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra questo questa questi queste quello quella quei quelle del dello della dei degli delle al alla nel nella',
      questionWords: 'che chi cosa come quando quanto quanta quanti quante quale quali dove perché',
    },
    { genderedEndings: /^[ao]$/, sharedEndings: /(?!)/ },
  ),
  additions: addedSubjects({
    courtesies: ['per favore', 'per piacere', 'per cortesia'],
    subjects: 'io tu lui lei noi voi loro',
    beforeVerbs: 'non mi ti si ci vi ne lo la li le gli',
  }),
}
