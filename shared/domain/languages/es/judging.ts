import { addedSubjects, addressesOf, movingTimes, romanceCombining } from '../combining'
import { withoutMarks } from '../parts'
import { infinitivesOf, romanceIssue } from '../romance'
import type { Accents, Judging, WordForms } from '../types'

const formIssue = (forms: WordForms) =>
  forms.afterSubject ? 'verb' : (romanceIssue.number(forms) ?? romanceIssue.gender(forms))

/** Endings of verbs with an accent that distinguishes forms (hablo, habló), and of similar nouns (papa, papá). */
const ACCENTED_FORMS = /[áéíóú](?:s|n|is)?$/
/** Words with this ending are not verb forms: inglés, interés. */
const ACCENTED_NOUNS = /[^áéíóúaeiou]és$/
/** The exceptions: dar, estar. */
const ACCENTED_VERBS = new Set(['dés', 'estés'])

/**
 * Whether a word without its accent can be another form of the same word. An accent before the last syllable never
 * distinguishes forms: "frio" and "trafico" exist (freír, traficar), but learners don't mean them.
 */
const isFormByAccent = (word: string): boolean =>
  ACCENTED_FORMS.test(word) && (!ACCENTED_NOUNS.test(word) || ACCENTED_VERBS.has(word))

/** "ñ" is a letter of its own, so its tilde stays. */
const withoutAcutes = (word: string) => word.replace(/[áéíóú]/g, (letter) => withoutMarks(letter))

const accents: Accents = {
  silent:
    'tú él mí sí té dé sé más aún qué cómo cuándo dónde adónde quién quiénes cuál cuáles cuánto cuánta cuántos cuántas sólo éste ésta éstos éstas ése ésa ésos ésas aquél aquélla aquéllos aquéllas',
  soundOf: (word) => word,
  isLeftOut: (typed, expected) =>
    withoutAcutes(typed) === withoutAcutes(expected) &&
    typed === withoutAcutes(typed) &&
    !isFormByAccent(expected),
}

const PRESENT = 'o as es a e amos emos imos áis éis ís an en'.split(' ')
/** Endings of the future and the conditional, which follow the infinitive. */
const FUTURE = /^(.+[aei]r)(?:é|ás|á|emos|éis|án|ía|ías|íamos|íais|ían)$/

const PARTICIPLES: readonly (readonly [endings: string, infinitives: readonly string[]])[] = [
  ['ado ada ados adas', ['ar']],
  ['ido ida idos idas', ['er', 'ir']],
]

/** The infinitives of "entendo", "poneré", "escribido". */
function regularBases(word: string): string[] {
  const infinitive = FUTURE.exec(word)?.[1]
  return [
    ...infinitivesOf(word, PRESENT, ['ar', 'er', 'ir']),
    ...PARTICIPLES.flatMap(([endings, infinitives]) => infinitivesOf(word, endings.split(' '), infinitives)),
    ...(infinitive ? [infinitive] : []),
  ]
}

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const PARTS_OF_DAY = ['mañana', 'tarde', 'noche']

const TIMES = [
  ...['hoy', 'ayer', 'anteayer', 'anoche', 'mañana', 'pasado mañana', 'ahora', 'ahora mismo', 'hoy en día'],
  ...['ayer', 'mañana'].flatMap((day) => PARTS_OF_DAY.map((part) => `${day} por la ${part}`)),
  ...PARTS_OF_DAY.map((part) => `esta ${part}`),
  ...DAYS.flatMap((day) => [`el ${day}`, `este ${day}`, `el próximo ${day}`, `el ${day} pasado`]),
  ...['esta semana', 'este mes', 'este año', 'este verano', 'este fin de semana', 'este invierno'],
  ...['la semana pasada', 'la semana que viene', 'la próxima semana', 'el año pasado', 'el mes pasado'],
  ...['el año que viene', 'el próximo año', 'el mes que viene', 'el próximo mes', 'en este momento'],
]

/** Adverbials of habits, which a negation of the verb may include. */
const FREQUENCIES = [
  ...['a menudo', 'a veces', 'normalmente', 'todos los días', 'todas las mañanas', 'todas las noches'],
  ...['día', 'mañana', 'noche', 'semana', 'mes', 'año'].map((part) => `cada ${part}`),
  ...PARTS_OF_DAY.map((part) => `por la ${part}`),
  ...PARTS_OF_DAY.map((part) => `por las ${part}s`),
  ...DAYS.map((day) => `los ${day}${day.endsWith('o') ? 's' : ''}`),
  ...['en verano', 'en invierno', 'los fines de semana', 'el fin de semana'],
]

const COURTESIES = ['por favor']

export const judging: Judging = {
  classes: {
    prepositions:
      'a al de del en con sin por para desde hasta entre sobre bajo hacia según contra durante ante tras como que',
    negations: 'no nunca nada nadie ningún ninguno ninguna tampoco ni jamás',
    auxiliaries: [
      'ser soy eres es somos sois son era eras éramos eran fui fuiste fue fuimos fueron sido sea será',
      'estar estoy estás está estamos estáis están estaba estabas estaban estuve estuvo estado esté',
      'haber he has ha hemos habéis han había habías habían hay hubo haya',
      'tener tengo tienes tiene tenemos tenéis tienen tenía tuve tuvo tenido',
      'ir voy vas va vamos vais van iba iban ido vaya',
      'poder puedo puedes puede podemos podéis pueden podía pude pudo podría',
      'querer quiero quieres quiere queremos queréis quieren quería quise quisiera',
    ],
    pronouns: [
      'yo me mí conmigo',
      'tú te ti contigo',
      'él ella lo la le se',
      'nosotros nosotras nos',
      'ellos ellas los las les',
      'mi mis mío mía',
      'tu tus tuyo tuya',
      'su sus suyo suya',
      'este esta estos estas esto',
      'ese esa esos esas eso',
      'mucho mucha muchos muchas muy',
      'otro otra otros otras',
    ],
    verbs: [
      'hacer hago haces hace hacemos hacen hacía hice hizo hecho',
      'decir digo dices dice decimos dicen decía dije dijo dicho',
      'ver veo ves ve vemos ven veía vi vio visto',
      'dar doy das da damos dan daba di dio dado',
      'saber sé sabes sabe sabemos saben sabía supe supo',
      'venir vengo vienes viene venimos vienen vine vino venido',
      'poner pongo pones pone ponemos ponen puse puso puesto',
      'salir salgo sales sale salimos salen salí salió',
    ],
    subjects: 'yo tú él ella usted nosotros nosotras vosotros ellos ellas ustedes',
    determiners:
      'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa dos tres cuatro cinco muchos muchas del al',
  },
  verbEndings:
    /^(?:[aei]?mos|áis|éis|ís|ó|é|í|ió|aste|iste|aron|ieron|[aá]ba\w*|ía\w*|ado|ido|ando|iendo|[aei]r|[aei]ré?\w*|[aei]n|n)$/,
  otherEndings: /^(?:|s|es|o|a|os|as|e|i|z|ces)$/,
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
        'el la los las un una unos unas este esta estos estas ese esa esos esas nuestro nuestra nuestros nuestras del al',
      questionWords: 'qué quién quiénes cuál cuáles cómo cuándo cuánto cuánta cuántos cuántas dónde adónde',
    },
    { genderedEndings: /^[ao]s?$/, sharedEndings: /(?!)/ },
  ),
  additions: addedSubjects({
    courtesies: COURTESIES,
    subjects: 'yo tú usted él ella nosotros nosotras vosotros vosotras ustedes ellos ellas',
    beforeVerbs: 'no ya me te se lo la los las le les nos os',
  }),
  orders: null,
  moving: movingTimes({
    times: TIMES,
    frequencies: FREQUENCIES,
    before:
      'también solo sólo solamente casi ya todavía aún no más menos muy tan cada todo toda todos todas es era será son fue cae cayó justo cuál durante hasta',
    behind: 'por pasado pasada próximo próxima mismo temprano tarde de del que siguiente en',
    conjunctions: {
      joining: 'pero',
      subordinating: 'porque cuando mientras si aunque',
      relative: 'que donde cual cuales',
      coordinating: 'y e o u ni',
    },
    beforeRelatives: 'tengo tienes tiene tenemos tenéis tienen tenía tuve tuvo hay había',
    beforeInfinitives: 'de para sin antes después',
    beforePurposes: 'a',
    infinitive: /[aeiáéí]r(?:se|[mt]e|nos|os)?(?:l[aeo]s?)?$/,
    participle: /(?:[ai]do|to|cho)$/,
    perfectAuxiliaries: 'he has ha hemos habéis han',
    beforeVerbs:
      'yo tú usted él ella nosotros nosotras vosotros vosotras ustedes ellos ellas no me te se lo la los las le les nos os',
    places: /^(?:a|al|en|con|desde|hasta)$/,
  }),
  addresses: addressesOf({
    calls: ['perdone', 'perdona', 'perdón', 'disculpe', 'disculpa', 'señora', 'señor', 'señorita'],
    courtesies: COURTESIES,
    titles: 'señora señor señorita doctor doctora',
  }),
}
