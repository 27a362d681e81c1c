import { onlyAddedCourtesies, onlyCourtesies } from '../combining'
import type { Judging, WordForms } from '../types'

const formIssue = ({ endings: [, right], afterSubject, looksLikeVerb }: WordForms) =>
  afterSubject || (looksLikeVerb && /(?:ть|т|шь|л|ла|ли)$/.test(right)) ? 'verb' : 'ending'

export const judging: Judging = {
  classes: {
    prepositions:
      'в во на из с со к ко от до у о об обо по за под над перед при без для через между после про',
    negations: 'не нет ни никогда ничего никто нельзя',
    auxiliaries: [
      'быть был была было были буду будешь будет будем будете будут есть',
      'мочь могу можешь может можем можете могут мог могла могли',
      'хотеть хочу хочешь хочет хотим хотите хотят хотел хотела хотели',
    ],
    pronouns: [
      'я меня мне мной',
      'ты тебя тебе тобой',
      'он его ему им нём него нему',
      'она её ей неё ней ее нее',
      'мы нас нам нами',
      'вы вас вам вами',
      'они их им ими них ним',
      'мой моя моё мои моего моей моему мою моём моих',
      'твой твоя твоё твои твоего твоей твою',
      'наш наша наше наши нашего нашей нашу наших',
      'ваш ваша ваше ваши вашего вашей вашу ваших',
      'этот эта это эти этого этой эту этом этих',
      'кто кого кому кем',
      'что чего чему чем',
    ],
    verbs: [
      'идти иду идёшь идёт идём идут шёл шла шли',
      'ехать еду едешь едет едем едут ехал ехала ехали',
      'жить живу живёшь живёт живём живут жил жила жили',
      'есть ем ешь ест едим едят ел ела ели',
      'пить пью пьёшь пьёт пьём пьют пил пила пили',
    ],
    subjects: 'я ты он она оно мы вы они',
    determiners: 'мой моя моё мои твой твоя этот эта это эти два две три четыре пять много',
  },
  verbEndings: /^(?:ть|ься|ся|т|шь|л|ло|ли|ю|ет|ем|ете|ешь|ут|ют|ит|им|ите|ишь|ат|ят)$/,
  otherEndings: /^[а-яё]{0,3}$/,
  hasTenseAccents: true,
  pronounIssue: 'form',
  formIssue,
  regularBases: () => [],
  areRegularFormsMistakes: false,
  isMistake: null,
  isOtherByApostrophe: null,
  fullSpellings: null,
  accents: null,
  combining: onlyCourtesies(),
  additions: onlyAddedCourtesies('пожалуйста'),
  orders: null,
  moving: null,
  addresses: null,
}
