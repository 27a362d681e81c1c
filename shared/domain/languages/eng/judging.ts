import { onlyAddedCourtesies, onlyCourtesies } from '../combining'
import type { Judging, WordForms } from '../types'
import { isLookalike, isShortForm } from './short-forms'

/** Endings of a plural or of the third person, paired with the ending without it. */
const S_ENDINGS = new Set([' s', ' es', 'ies y', 'f ves', 'fe ves'])
/** Endings of adverbs and comparisons. */
const ADVERB_ENDINGS = /(?:ly|er|st|ier|^ n| r)$/

function formIssue({ endings, afterSubject, afterDeterminer, looksLikeVerb }: WordForms) {
  if (looksLikeVerb) return 'verb'
  const pair = [...endings].sort().join(' ')
  if (!S_ENDINGS.has(pair)) return ADVERB_ENDINGS.test(pair) ? 'form' : 'word'
  if (afterSubject && !afterDeterminer) return 'verb'
  return afterDeterminer && !afterSubject ? 'number' : 'form'
}

/** Nonexistent forms that learners produce: informations, childs, putted. */
const isMadeUpForm = (typed: string, expected: string): boolean =>
  [`${expected}s`, `${expected}es`, `${expected}ed`, `${expected}${expected.at(-1)}ed`].includes(typed) &&
  !expected.endsWith('s')

/** A possessive for a plural ("parent's", "parents") is another form. "Your's" is only misspelt. */
const isSurplusPossessive = (typed: string, expected: string): boolean =>
  typed.endsWith("'s") && !expected.includes("'") && !/^(?:yours|hers|ours|theirs)$/.test(expected)

export const judging: Judging = {
  classes: {
    prepositions:
      'in on at to from with without for of by about into onto over under between behind before after during until till since through across along around near next past against among off up down towards opposite beside besides above below inside outside upon within except per via than as like',
    negations:
      "not no never nothing nobody none neither nor don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't won't wouldn't can't couldn't shouldn't mustn't needn't cannot",
    auxiliaries: [
      'be am is are was were been being',
      'have has had having',
      'do does did doing done',
      'will would',
      'can could',
      'shall should',
      'may might',
      'must',
    ],
    pronouns: [
      'i me my mine myself',
      'you your yours yourself yourselves',
      'he him his himself',
      'she her hers herself',
      'it its itself',
      'we us our ours ourselves',
      'they them their theirs themselves',
      'who whom whose',
      'this these',
      'that those',
      'much many',
      'some any',
      'other another others',
    ],
    verbs: [
      'go goes went gone going',
      'come comes came coming',
      'see sees saw seen seeing',
      'get gets got gotten getting',
      'make makes made making',
      'take takes took taken taking',
      'give gives gave given giving',
      'know knows knew known knowing',
      'think thinks thought thinking',
      'find finds found finding',
      'tell tells told telling',
      'say says said saying',
      'leave leaves left leaving',
      'feel feels felt feeling',
      'keep keeps kept keeping',
      'begin begins began begun beginning',
      'write writes wrote written writing',
      'eat eats ate eaten eating',
      'drink drinks drank drunk drinking',
      'speak speaks spoke spoken speaking',
      'buy buys bought buying',
      'bring brings brought bringing',
      'teach teaches taught teaching',
      'catch catches caught catching',
      'sell sells sold selling',
      'meet meets met meeting',
      'sit sits sat sitting',
      'stand stands stood standing',
      'run runs ran running',
      'fall falls fell fallen falling',
      'lose loses lost losing',
      'pay pays paid paying',
      'send sends sent sending',
      'sleep sleeps slept sleeping',
      'drive drives drove driven driving',
      'break breaks broke broken breaking',
      'choose chooses chose chosen choosing',
      'forget forgets forgot forgotten forgetting',
      'understand understands understood understanding',
      'wear wears wore worn wearing',
      'win wins won winning',
      'grow grows grew grown growing',
      'fly flies flew flown flying',
      'ring rings rang rung ringing',
      'sing sings sang sung singing',
      'swim swims swam swum swimming',
      'hear hears heard hearing',
      'hold holds held holding',
      'build builds built building',
      'spend spends spent spending',
      'lend lends lent lending',
      'steal steals stole stolen stealing',
      'throw throws threw thrown throwing',
      'wake wakes woke woken waking',
    ],
    subjects: 'i you he she it we they who that there',
    determiners:
      'a an the my your his her its our their this that these those some any no many much few several two three four five six seven eight nine ten all every each both of',
  },
  verbEndings: /^(?:e?d|ing|[^aeiou]ed|[^aeiou]ing|ying|ied)$/,
  otherEndings: /^(?:|s|es|y|ies|e|n|en|r|er|st|est|ly|ily|ier|iest|f|fe|ves)$/,
  hasTenseAccents: true,
  pronounIssue: 'form',
  formIssue,
  regularBases: (word) => [word.replace(/ed$/, ''), word.replace(/d$/, ''), word.replace(/e?s$/, '')],
  areRegularFormsMistakes: false,
  isMistake: (typed, expected) => isShortForm(typed) || isMadeUpForm(typed, expected),
  isOtherByApostrophe: (typed, expected) =>
    isLookalike(typed) || isLookalike(expected) || isSurplusPossessive(typed, expected),
  fullSpellings: null,
  accents: null,
  combining: onlyCourtesies('please'),
  // Editors list where "please" fits, because "Please two kilos" is a mistake.
  additions: onlyAddedCourtesies(),
  orders: null,
  moving: null,
  addresses: null,
}
