import { mergeTexts } from './merge-texts'

test('mergeTexts combines the texts of all loaders in a language', async () => {
  const own = {
    pl: async () => ({ default: { title: 'Lekcja' } }),
    en: async () => ({ default: { title: 'Lesson' } }),
  }
  const shared = {
    pl: () => import('./views/choices/pl.json'),
    en: () => import('./views/choices/en.json'),
  }
  const { default: texts } = await mergeTexts(own, shared).pl()
  expect(texts).toMatchObject({ title: 'Lekcja', choice: { gender: { values: { m: 'męski' } } } })
})
