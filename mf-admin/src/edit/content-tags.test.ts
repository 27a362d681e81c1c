import { pairOf } from './content-tags'

test.each([
  [
    { name: 'Dom', sourceLang: 'PL', targetLang: 'DE' },
    { sourceLang: 'PL', targetLang: 'DE' },
  ],
  [
    { exampleLang: 'PL', answerLang: 'ES' },
    { sourceLang: 'PL', targetLang: 'ES' },
  ],
  [{ exampleLang: '', answerLang: 'FR', active: 'true' }, { targetLang: 'FR' }],
  [{ title: 'Popup' }, {}],
])('the languages of %j are %j (A-CRSE-10)', (holder, pair) => {
  expect(pairOf(holder)).toEqual(pair)
})
