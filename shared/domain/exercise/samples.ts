import type { LangCode } from '../languages/codes'
import type { AlternativeAnswer, ExpectedMistake } from './answer'

/** The languages on offer: all but the learners' own. */
export type SampleLang = Exclude<LangCode, 'PL'>

/** An exercise of the library that visitors may try without an account. */
export type SampleExercise = {
  example: string
  answer: string
  answerLang: SampleLang
  alternativeAnswers: readonly AlternativeAnswer[]
  expectedMistakes: readonly ExpectedMistake[]
  /** The shuffled words of the answer, with one or two wrong ones. */
  blocks: readonly string[]
}

const shown = (text: string, comment = ''): AlternativeAnswer => ({
  text,
  comment,
  approved: true,
  hidden: false,
})
const hidden = (text: string): AlternativeAnswer => ({ ...shown(text), hidden: true })
const mistake = (text: string, comment: string): ExpectedMistake => ({ text, comment })

/**
 * One sample exercise per language, in display order. They are part of the page, so that visitors can try one without
 * a request. Accepted answers that the blocks can't form are left out; a test of the content package compares the rest
 * with the library.
 */
export const samples: Readonly<Record<SampleLang, SampleExercise>> = {
  ENG: {
    example: 'Bardzo lubię tę piosenkę.',
    answer: 'I like this song very much.',
    answerLang: 'ENG',
    alternativeAnswers: [hidden('I [very much like|really enjoy] this song.')],
    expectedMistakes: [
      mistake('I very like this song.', '„Very much” stoi na końcu, czyli „like this song very much”.'),
      mistake('I like very much this song.', '„Very much” stoi po „this song”.'),
      mistake('I like this music very much.', 'Piosenka to „song”.'),
    ],
    blocks: ['very', 'this', 'I', 'much', 'music', 'like', 'song'],
  },
  DE: {
    example: 'Wczoraj dużo pracowałem w ogrodzie.',
    answer: 'Gestern habe ich viel im Garten gearbeitet.',
    answerLang: 'DE',
    alternativeAnswers: [
      shown('Ich habe gestern viel im Garten gearbeitet.'),
      hidden('{gestern habe ich|ich habe gestern} [viel im Garten|im Garten viel] gearbeitet.'),
    ],
    expectedMistakes: [
      mistake(
        'Gestern [bin|hat] ich viel im Garten gearbeitet.',
        '„Arbeiten” tworzy Perfekt z „haben”, czyli „habe ich”.',
      ),
      mistake('Gestern habe ich gearbeitet viel im Garten.', 'Imiesłów „gearbeitet” stoi na samym końcu.'),
      mistake(
        'Gestern ich habe viel im Garten gearbeitet.',
        'Po „gestern” od razu stoi czasownik, czyli „habe ich”.',
      ),
    ],
    blocks: ['gearbeitet', 'ich', 'gestern', 'im Garten', 'bin', 'viel', 'habe'],
  },
  ES: {
    example: 'W niedzielę nic nie robiłam.',
    answer: 'El domingo no hice nada.',
    answerLang: 'ES',
    alternativeAnswers: [shown('No hice nada el domingo.')],
    expectedMistakes: [
      mistake(
        'El domingo hice nada.',
        'Gdy „nada” stoi po czasowniku, przed nim musi być „no”, tak jak po polsku.',
      ),
      mistake('El domingo no [hizo|hago|hiciste] nada.', '„Ja robiłam” to w indefinido „hice”.'),
      mistake('El domingo no hice [algo|nadie|ninguno].', '„Nic” to „nada”.'),
    ],
    blocks: ['nada', 'hago', 'el domingo', 'algo', 'hice', 'no'],
  },
  FR: {
    example: 'Nie jestem stąd.',
    answer: "Je ne suis pas d'ici.",
    answerLang: 'FR',
    alternativeAnswers: [shown("Je suis pas d'ici.", 'W mowie „ne” często znika, w piśmie jest potrzebne.')],
    expectedMistakes: [
      mistake(
        "Je ne suis d'ici.",
        'Przeczenie ma dwie części, czyli „ne” przed czasownikiem i „pas” po nim.',
      ),
      mistake("Je ne pas suis d'ici.", '„Pas” stoi dopiero po czasowniku.'),
      mistake('Je ne suis pas ici.', "„Stąd” to „d'ici”, a „je ne suis pas ici” znaczy „nie ma mnie tutaj”."),
    ],
    blocks: ['pas', "d'ici", 'je', 'ici', 'ne', 'suis'],
  },
  IT: {
    example: 'O której wracasz do domu?',
    answer: 'A che ora torni a casa?',
    answerLang: 'IT',
    alternativeAnswers: [
      hidden('[e] [tu] [a che ora|quando] [torni|ritorni|rientri|tornerai|ritornerai|rientrerai] [a casa]?'),
    ],
    expectedMistakes: [
      mistake('[Che|In che|Di che] ora torni a casa?', '„O której” to „a che ora”.'),
      mistake('A che ora torni [in|alla|nella] casa?', '„Do domu” to samo „a casa”.'),
      mistake('A che ora [torna|tornate|torno] a casa?', '„Ty wracasz” to „torni”.'),
    ],
    blocks: ['casa', 'che', 'torni', 'alla', 'a', 'ora', 'in', 'a'],
  },
  RU: {
    example: 'Ile kosztuje ta czarna torba?',
    answer: 'Сколько стоит эта чёрная сумка?',
    answerLang: 'RU',
    alternativeAnswers: [
      hidden('[а] [эта чёрная сумка сколько стоит|сколько эта чёрная сумка стоит|почём эта чёрная сумка]?'),
    ],
    expectedMistakes: [
      mistake('Сколько стоят эта чёрная сумка?', 'Torba jest jedna, więc „стоит”.'),
      mistake('Сколько стоит этот чёрный сумка?', '„Сумка” jest rodzaju żeńskiego, więc „эта чёрная”.'),
    ],
    blocks: ['сумка', 'стоят', 'этот', 'сколько', 'чёрная', 'чёрный', 'стоит', 'эта'],
  },
}
