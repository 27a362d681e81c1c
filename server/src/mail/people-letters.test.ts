import { accountDeletedLetter, companyInvitationLetter, dataExportLetter, invitationLetter } from './public'
import { renderLetter } from './render'

const url = 'https://mowka.example/me'

test.each([
  ['pl', 'Ania zaprasza Cię do nauki języka w Mówce', 'Ktoś znajomy zaprasza Cię do nauki języka w Mówce'],
  [
    'en',
    'Ania invites you to learn a language with Mówka',
    'A friend invites you to learn a language with Mówka',
  ],
] as const)('the invitation says who invites, with a name or without (%s)', (lang, named, nameless) => {
  const words = invitationLetter.words[lang]
  expect(words({ name: 'Ania', url }).subject).toBe(named)
  expect(words({ name: '', url }).subject).toBe(nameless)
  expect(renderLetter(words({ name: 'Ania', url }), lang).text).toContain(url)
})

test.each([
  ['pl', 'przez 7 dni'],
  ['en', 'for 7 days'],
] as const)('the letter about the copy of one’s data says how long it is kept (%s)', (lang, kept) => {
  const { text } = renderLetter(dataExportLetter.words[lang]({ url, days: 7 }), lang)
  expect(text).toContain(kept)
  expect(text).toContain(url)
})

test.each([
  ['pl', 'prawo podatkowe'],
  ['en', 'tax law'],
] as const)('the last letter says what is gone and what the law keeps (%s)', (lang, law) => {
  expect(renderLetter(accountDeletedLetter.words[lang]({}), lang).text).toContain(law)
})

test.each([
  ['pl', 'Latarnia zaprasza Cię do nauki języka w Mówce'],
  ['en', 'Latarnia invites you to learn a language with Mówka'],
] as const)('the invitation of a company names it, its code and the way in (%s)', (lang, subject) => {
  const words = companyInvitationLetter.words[lang]({ company: 'Latarnia', code: 'LATARNIA-12', url })
  expect(words.subject).toBe(subject)
  const { text } = renderLetter(words, lang)
  expect(text).toContain('LATARNIA-12')
  expect(text).toContain(url)
})
