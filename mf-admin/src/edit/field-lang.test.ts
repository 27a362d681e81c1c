import { fieldLang } from './field-lang'

test.each([
  [{ answerLang: 'ENG', exampleLang: 'PL' }, 'answer', 'en'],
  [{ answerLang: 'ENG', exampleLang: 'PL' }, 'example', 'pl'],
  [{ answerLang: 'FR' }, 'alternativeAnswers', 'fr'],
  [{ sourceLang: 'PL', targetLang: 'DE' }, 'nameTarget', 'de'],
  [{ sourceLang: 'PL', targetLang: 'DE' }, 'sourceTitle', 'pl'],
  [{ sourceLang: 'PL', targetLang: 'DE' }, 'tags', undefined],
  [{ answerLang: '' }, 'answer', undefined],
  [{}, 'answer', undefined],
])('in %j the language of the field %s is %s', (row, name, lang) => {
  expect(fieldLang(row, name)).toBe(lang)
})
