import { fixedArticle } from './fixed-article'
import type { LangCode } from './lang-code'

test.each<[string, LangCode, string, string]>([
  ['die Küche', 'DE', 'die', 'Küche'],
  ['Der Tisch', 'DE', 'Der', 'Tisch'],
  ['das kleine Haus', 'DE', 'das', 'kleine Haus'],
  ['dieser', 'DE', '', 'dieser'],
  ['der', 'DE', '', 'der'],
  ['die', 'ENG', '', 'die'],
  ['la mesa', 'ES', '', 'la mesa'],
])('%s in %s has the fixed article "%s" (V-WEX-15)', (text, lang, article, rest) => {
  expect(fixedArticle(text, lang)).toEqual({ article, rest })
})
