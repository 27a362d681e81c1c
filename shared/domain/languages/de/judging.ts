import { onlyAddedCourtesies, onlyCourtesies } from '../combining'
import type { Judging, WordForms, WordList } from '../types'

/** Endings of adjectives and articles that no verb has. */
const CASE_ENDINGS = /^(?:er|es|em|r|s|m)$/

function formIssue({ endings, written, isFirst, afterSubject, afterDeterminer, looksLikeVerb }: WordForms) {
  if (/^\p{Lu}/u.test(written) && !isFirst) return 'ending'
  if (looksLikeVerb || afterSubject) return 'verb'
  return afterDeterminer || endings.some((ending) => CASE_ENDINGS.test(ending)) ? 'ending' : 'form'
}

function regularBases(word: string): string[] {
  const participle = /^ge(.+)t$/.exec(word)?.[1]
  return participle ? [`${participle}en`] : []
}

/** A compound with a different last part is a different word: minimum lengths of its parts. */
const MIN_HEAD_LENGTH = 3
const MIN_TAIL_LENGTH = 4

/** Linking elements of compounds. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e']

/** Reduces doubled letters to one: "vielleicht" and "vieleicht" become equal. */
const undoubled = (word: string): string => word.replace(/(\p{L})\1/gu, '$1')

/**
 * Whether two compounds have the same first part but different second words: Berufserfahrung, Berufserfahrungen. A
 * missing doubled letter doesn't make another compound, although "viel" and "eicht" are words.
 */
function isOtherCompound(typed: string, expected: string, words: WordList): boolean {
  if (undoubled(typed) === undoubled(expected)) return false
  let shared = 0
  while (shared < typed.length && typed[shared] === expected[shared]) shared += 1
  for (let head = Math.min(shared, typed.length - MIN_TAIL_LENGTH); head >= MIN_HEAD_LENGTH; head--) {
    const [tail, wanted] = [typed.slice(head), expected.slice(head)]
    const first = typed.slice(0, head)
    const isFirst = JOINTS.some(
      (joint) => first.endsWith(joint) && words.has(first.slice(0, head - joint.length)),
    )
    if (isFirst && wanted.length >= MIN_TAIL_LENGTH && words.has(tail) && words.has(wanted)) return true
  }
  return false
}

/** Nonexistent forms: Kinders, and participles in -t instead of -en. */
const isMadeUpForm = (typed: string, expected: string): boolean =>
  (typed === `${expected}s` && !expected.endsWith('s')) ||
  (typed.endsWith('t') && /ge./.test(typed.slice(0, -1)) && expected === `${typed.slice(0, -1)}en`)

export const judging: Judging = {
  classes: {
    prepositions:
      'in an auf aus bei mit nach seit von zu für durch gegen ohne um über unter vor hinter neben zwischen im am ans ins beim vom zum zur bis während wegen trotz statt als wie',
    negations: 'nicht kein keine keinen keinem keiner keines nie niemals nichts niemand',
    auxiliaries: [
      'sein bin bist ist sind seid war warst waren wart gewesen wäre wären',
      'haben habe hast hat habt hatte hattest hatten hattet gehabt hätte hätten hättest',
      'werden werde wirst wird werdet wurde wurden geworden würde würden würdest worden',
      'können kann kannst könnt konnte konnten könnte könnten könntest gekonnt',
      'müssen muss musst müsst musste mussten müsste müssten',
      'wollen will willst wollt wollte wollten',
      'sollen soll sollst sollt sollte sollten',
      'dürfen darf darfst dürft durfte durften dürfte',
      'mögen mag magst mögt mochte mochten möchte möchten möchtest',
    ],
    pronouns: [
      'ich mich mir',
      'du dich dir',
      'er ihn ihm',
      'sie ihr ihnen',
      'wir uns',
      'ihr euch',
      'mein meine meinen meinem meiner meines',
      'dein deine deinen deinem deiner deines',
      'sein seine seinen seinem seiner seines',
      'ihr ihre ihren ihrem ihrer ihres',
      'unser unsere unseren unserem unserer unseres',
      'euer eure euren eurem eurer eures',
      'dieser diese dieses diesen diesem',
      'jeder jede jedes jeden jedem',
      'welcher welche welches welchen welchem',
      'mancher manche manches manchen manchem',
      'alle aller allen allem alles',
      'wer wen wem wessen',
      'kein keine keinen keinem keiner keines',
    ],
    verbs: [
      'gehen gehe gehst geht ging gingen gegangen',
      'kommen komme kommst kommt kam kamen gekommen',
      'sehen sehe siehst sieht seht sah sahen gesehen',
      'geben gebe gibst gibt gebt gab gaben gegeben',
      'nehmen nehme nimmst nimmt nehmt nahm nahmen genommen',
      'sprechen spreche sprichst spricht sprecht sprach gesprochen',
      'essen esse isst esst aß aßen gegessen',
      'trinken trinke trinkst trinkt trank tranken getrunken',
      'lesen lese liest lest las lasen gelesen',
      'schreiben schreibe schreibst schreibt schrieb geschrieben',
      'fahren fahre fährst fährt fahrt fuhr fuhren gefahren',
      'schlafen schlafe schläfst schläft schlaft schlief geschlafen',
      'wissen weiß weißt wisst wusste wussten gewusst',
      'denken denke denkst denkt dachte dachten gedacht',
      'bringen bringe bringst bringt brachte brachten gebracht',
      'finden finde findest findet fand fanden gefunden',
      'helfen helfe hilfst hilft helft half geholfen',
      'treffen treffe triffst trifft trefft traf getroffen',
      'heißen heiße heißt hieß geheißen',
      'tun tue tust tut tat taten getan',
      'lassen lasse lässt lasst ließ gelassen',
      'bleiben bleibe bleibst bleibt blieb geblieben',
      'stehen stehe stehst steht stand standen gestanden',
    ],
    subjects: 'ich du er es wir man',
    determiners:
      'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner dein deine deinen sein seine seinen ihr ihre ihren unser unsere zwei drei vier fünf viele alle diese dieser dieses im am zum zur beim vom',
  },
  verbEndings: /^(?:s?t|te|test|tet|ten|est|et)$/,
  otherEndings: /^(?:|e|n|en|er|es|em|r|s|m|ern|in|innen|nen|se|sen)$/,
  hasTenseAccents: false,
  pronounIssue: 'ending',
  formIssue,
  regularBases,
  areRegularFormsMistakes: false,
  isMistake: (typed, expected, words) =>
    isMadeUpForm(typed, expected) || isOtherCompound(typed, expected, words),
  isOtherByApostrophe: null,
  fullSpellings: (typed) => [
    typed.replace(/ss/g, 'ß'),
    typed.replace(/[aou]e/g, (pair) => ({ ae: 'ä', oe: 'ö', ue: 'ü' })[pair] ?? pair),
  ],
  accents: null,
  combining: onlyCourtesies('bitte'),
  additions: onlyAddedCourtesies('bitte'),
  orders: null,
  moving: null,
  addresses: null,
}
