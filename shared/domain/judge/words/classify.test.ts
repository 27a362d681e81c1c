import type { LangCode } from '../../languages/codes'
import { classesOf } from './classify'

type Known = Record<
  | 'articles'
  | 'verbs'
  | 'auxiliaries'
  | 'pronouns'
  | 'prepositions'
  | 'negations'
  | 'subjects'
  | 'determiners',
  string
>

/** Two words of each group, and the first and the last word of each list. */
const known: Partial<Record<LangCode, Known>> = {
  ENG: {
    articles: 'a an, the the',
    verbs:
      'go going, come coming, see seeing, get getting, make making, take taking, give giving, know knowing, think thinking, find finding, tell telling, say saying, leave leaving, feel feeling, keep keeping, begin beginning, write writing, eat eating, drink drinking, speak speaking, buy buying, bring bringing, teach teaching, catch catching, sell selling, meet meeting, sit sitting, stand standing, run running, fall falling, lose losing, pay paying, send sending, sleep sleeping, drive driving, break breaking, choose choosing, forget forgetting, understand understanding, wear wearing, win winning, grow growing, fly flying, ring ringing, sing singing, swim swimming, hear hearing, hold holding, build building, spend spending, lend lending, steal stealing, throw throwing, wake waking',
    auxiliaries: 'be being, have having, do done, will would, can could, shall should, may might, must must',
    pronouns:
      'i myself, you yourselves, he himself, she herself, it itself, we ourselves, they themselves, who whose, this these, that those, much many, some any, other others',
    prepositions: 'in like',
    negations: 'not cannot',
    subjects: 'i there',
    determiners: 'a of',
  },
  DE: {
    articles: 'der des, ein eines',
    verbs:
      'gehen gegangen, kommen gekommen, sehen gesehen, geben gegeben, nehmen genommen, sprechen gesprochen, essen gegessen, trinken getrunken, lesen gelesen, schreiben geschrieben, fahren gefahren, schlafen geschlafen, wissen gewusst, denken gedacht, bringen gebracht, finden gefunden, helfen geholfen, treffen getroffen, heißen geheißen, tun getan, lassen gelassen, bleiben geblieben, stehen gestanden',
    auxiliaries:
      'sein wären, haben hättest, werden worden, können gekonnt, müssen müssten, wollen wollten, sollen sollten, dürfen dürfte, mögen möchtest',
    pronouns:
      'ich mir, du dir, er ihm, sie ihnen, wir uns, ihr euch, mein meines, dein deines, sein seines, ihr ihres, unser unseres, euer eures, dieser diesem, jeder jedem, welcher welchem, mancher manchem, alle alles, wer wessen, kein keines',
    prepositions: 'in wie',
    negations: 'nicht niemand',
    subjects: 'ich man',
    determiners: 'der vom',
  },
  ES: {
    articles: 'el lo, un unas',
    verbs:
      'hacer hecho, decir dicho, ver visto, dar dado, saber supo, venir venido, poner puesto, salir salió',
    auxiliaries: 'ser será, estar esté, haber haya, tener tenido, ir vaya, poder podría, querer quisiera',
    pronouns:
      'yo conmigo, tú contigo, él se, nosotros nos, ellos les, mi mía, tu tuya, su suya, este esto, ese eso, mucho muy, otro otras',
    prepositions: 'a que',
    negations: 'no jamás',
    subjects: 'yo ustedes',
    determiners: 'el al',
  },
  FR: {
    articles: "le l', un des, du de",
    verbs: 'venir venue, prendre prise, savoir su, voir vu, dire disent, mettre mis, partir parti',
    auxiliaries:
      'être fut, avoir aurait, aller allée, faire faisait, pouvoir pourrais, vouloir voudrait, devoir devrait',
    pronouns:
      'je moi, tu toi, il se, nous nous, vous vous, ils eux, mon mes, ton tes, son ses, notre nos, votre vos, leur leurs, ce ces, quel quelles, tout toutes',
    prepositions: 'à comme',
    negations: 'ne ni',
    subjects: 'je elles',
    determiners: 'le plusieurs',
  },
  IT: {
    articles: 'il le, un una, del delle',
    verbs:
      'venire venuta, dire detto, bere bevuto, uscire uscito, sapere saputo, dare dato, vedere visto, prendere preso',
    auxiliaries:
      'essere fu, avere avrebbe, stare stava, andare andata, fare fatto, potere potrei, volere vorrebbe, dovere dovrebbe',
    pronouns:
      'io me, tu te, lui si, noi ci, voi vi, loro le, mio mie, tuo tue, suo sue, nostro nostre, questo queste, quello quei, molto molte, altro altre',
    prepositions: 'a che',
    negations: 'non no',
    subjects: 'io loro',
    determiners: 'il nella',
  },
  RU: {
    articles: '',
    verbs: 'идти шли, ехать ехали, жить жили, есть ели, пить пили',
    auxiliaries: 'быть есть, мочь могли, хотеть хотели',
    pronouns:
      'я мной, ты тобой, он нему, она нее, мы нами, вы вами, они ним, мой моих, твой твою, наш наших, ваш ваших, этот этих, кто кем, что чем',
    prepositions: 'в про',
    negations: 'не нельзя',
    subjects: 'я они',
    determiners: 'мой много',
  },
}

const split = (list: string) =>
  list
    .split(', ')
    .filter(Boolean)
    .map((pair) => pair.split(' '))

describe.each(Object.entries(known))('U05: function words of %s', (lang, words) => {
  const classes = classesOf(lang as LangCode)

  test('articles of one kind are in the same group', () => {
    for (const [one = '', other = ''] of split(words.articles)) {
      expect([one, classes.isArticle(one), other, classes.isArticle(other)]).toEqual([one, true, other, true])
      expect([one, other, classes.isSameArticle(one, other)]).toEqual([one, other, true])
    }
  })

  test.each([...split(words.verbs), ...split(words.auxiliaries)])(
    '%s and %s are forms of one verb',
    (one = '', other = '') => {
      expect(classes.isSameVerb(one, other)).toBe(true)
    },
  )

  test.each(split(words.auxiliaries))('%s and %s are auxiliaries', (one = '', other = '') => {
    expect([one, other].every(classes.isAuxiliary)).toBe(true)
  })

  test.each(split(words.pronouns))('%s and %s are forms of one pronoun', (one = '', other = '') => {
    expect(classes.isSamePronoun(one, other)).toBe(true)
  })

  test('prepositions, negations, subjects and determiners are recognized', () => {
    const { prepositions, negations, subjects, determiners } = words
    expect(prepositions.split(' ').every(classes.isPreposition)).toBe(true)
    expect(negations.split(' ').every(classes.isNegation)).toBe(true)
    expect(subjects.split(' ').every(classes.isSubject)).toBe(true)
    expect(determiners.split(' ').every(classes.isDeterminer)).toBe(true)
  })

  test('other words belong to no class', () => {
    for (const is of [classes.isArticle, classes.isPreposition, classes.isNegation, classes.isAuxiliary]) {
      expect([is('xyz'), is('')]).toEqual([false, false])
    }
    expect(classes.isSameVerb('xyz', 'xyz')).toBe(false)
    expect(classes.isSubject('xyz') || classes.isDeterminer('xyz')).toBe(false)
  })
})

test('words of different groups are not forms of one word', () => {
  expect(classesOf('ENG').isSameVerb('go', 'came')).toBe(false)
  expect(classesOf('ENG').isSameArticle('a', 'the')).toBe(false)
  expect(classesOf('ENG').isSamePronoun('he', 'her')).toBe(false)
  expect(classesOf('PL').isPreposition('w')).toBe(false)
})
