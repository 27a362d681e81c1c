import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { LangCode } from '@mowka/domain/languages/codes'
import { wordListsFolder } from './make-lists'
import { openWordLists } from './word-lists'

const wordListOf = openWordLists(wordListsFolder, console)

/** Words that learners meet, in various forms, and typical misspellings. */
const examples: readonly { lang: LangCode; right: string; wrong: string }[] = [
  {
    lang: 'ENG',
    right:
      'Thursday colour color favourite favorite possible impossible goes went gone going child children mice ' +
      "better best quickly unhappy written swimming happiest doesn't I'm we'll well-known the a I it's its let's",
    wrong: 'recieve definately teh adress untill tomorow beautifull freind goed becuase childrens dont',
  },
  {
    lang: 'DE',
    right:
      'eine keine hätte hatte Milch Haus Häuser Häusern gehe gehst gegangen ging Kinder Kindern Lehrerinnen ' +
      'schöner schönsten größer möchte möchten angerufen aufgestanden gesprochen Bücher Straße bist unser ' +
      'Frühstück Geburtstag Wochenende Apfelkuchen Krankenhaus Wohnzimmer Hausaufgaben Geburtstagsfeier',
    wrong:
      'Fraunde hette Milsch keene Heuser gegangt Kindren moechtet nich Fahrad Strasze schönner ' +
      'Wochnende Arbeitsgeber Hausafgaben Krankenschwster Geburtztag',
  },
  {
    lang: 'ES',
    right:
      'hablo habló hablaba hablaré hablaría hablando hablado niña niñas felices soy fui fuéramos tengo tuve ' +
      'dámelo dígame hacerlo comérselo rojas rápidamente buenos mejores está ponme permítame vámonos ' +
      'hagámoslo pruébatelo encuéntralo olvídelo',
    wrong: 'ablo haver voi hablee felizes nino nesecito tanbién quieros hablastes exelente espanol',
  },
  {
    lang: 'FR',
    right:
      'possible impossible mange manges mangeons mangeait mangerai mangée beaux belles chevaux journaux été ' +
      "suis fussions heureuses œuvre garçon aujourd'hui l'eau j'ai qu'il s'appelle est-ce avez-vous a-t-il d'aujourd'hui",
    wrong: "possilbe manjé parceque garcon mangr etre bonjoure j'esui biensur chevals apelle l'eua",
  },
  {
    lang: 'IT',
    right:
      'parlo parlò parlerà parlava parlando dammi dimmelo andiamo sono è siamo ho hanno gatti belle bellissimo ' +
      "più perché città mangiarlo alzarsi l'acqua dell'amico un'amica c'è dov'è quest'anno",
    wrong: "perche aqua parlto citta bellisimo ancce mangare famigla l'aqua qando qvesto propio",
  },
  {
    lang: 'RU',
    right:
      'книга книгу книги книгой книгам пишу писала напишу идёт идет шёл пошли хорошая хорошего лучше меня ' +
      'ей её ее буду прочитал столах друзьями людей ребёнка ребенок ещё по-русски кто-нибудь',
    wrong: 'книгаа малоко чиатть карова првет хорошый пишю спосибо севодня девачка учитиль извените',
  },
]

const tables = examples.map(({ lang, right, wrong }) => ({
  lang,
  right: right.split(' '),
  wrong: wrong.split(' '),
}))

describe('production word lists (U05)', () => {
  it.each(tables)('the word list of $lang contains everyday words in every form', ({ lang, right }) => {
    const list = wordListOf(lang)
    expect(right.filter((word) => !list?.has(word))).toEqual([])
  })

  it.each(tables)('the word list of $lang contains no misspellings', ({ lang, wrong }) => {
    const list = wordListOf(lang)
    expect(wrong.filter((word) => list?.has(word) !== false)).toEqual([])
  })

  it("there is no Polish word list, because Polish can't be learned", () => {
    expect(wordListOf('PL')).toBeNull()
  })
})

test('a missing word list is logged once, and read as soon as it is there', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-words-'))
  const warn = jest.fn()
  const openedList = openWordLists(folder, { warn })
  expect([openedList('ENG'), openedList('ENG')]).toEqual([null, null])
  expect(warn).toHaveBeenCalledTimes(1)
  fs.copyFileSync(path.join(wordListsFolder, 'eng.words'), path.join(folder, 'eng.words'))
  expect(openedList('ENG')?.has('word')).toBe(true)
  fs.rmSync(folder, { recursive: true })
})
