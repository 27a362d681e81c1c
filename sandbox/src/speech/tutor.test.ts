import { tutorReply } from './tutor'

const material = {
  sentence: 'Where can I pick up my luggage?',
  translation: 'Gdzie mogę odebrać bagaż?',
  glossary: [
    { text: 'luggage', translation: 'bagaż' },
    { text: 'pick up', translation: 'odbierać' },
  ],
  sentences: [
    { text: 'My luggage is heavy.', translation: 'Mój bagaż jest ciężki.' },
    { text: 'Please show me your passport.', translation: 'Proszę pokazać paszport.' },
  ],
}

test('before the check, only dictionary entries of the chosen words are returned', () => {
  const reply = tutorReply({ ...material, task: 'MEANING', isBeforeCheck: true, phrase: 'bagaż' })
  expect(reply?.meanings.map(({ text }) => text)).toEqual(['luggage'])
  expect(JSON.stringify(reply)).not.toContain(material.sentence)
})

test('before the check, a word without an entry is said to be unknown', () => {
  const reply = tutorReply({ ...material, task: 'MEANING', isBeforeCheck: true, phrase: 'mogę' })
  expect(reply?.meanings).toEqual([])
  expect(reply?.introduction).toContain('Nie mam w słowniku „mogę”')
})

test('examples share a word with the chosen words', () => {
  const reply = tutorReply({ ...material, task: 'EXAMPLE', phrase: 'luggage' })
  expect(reply?.examples.map(({ text }) => text)).toEqual(['My luggage is heavy.'])
})

test('an explanation gives the rule and the meaning, and not the correction beside the answer', () => {
  const reply = tutorReply({
    ...material,
    task: 'EXPLAIN_ANSWER',
    learnerAnswer: 'Where can I pick up my?',
    acceptedAnswer: material.sentence,
    mistakes: [{ kind: 'missing', typed: '', expected: 'luggage' }],
    rules: ['Po „my” stoi rzeczownik.'],
  })
  expect(reply?.introduction).toBe(
    'Zasada: Po „my” stoi rzeczownik. „luggage” to „bagaż”. Tak samo jest w zdaniu „My luggage is heavy.” (Mój bagaż jest ciężki.)',
  )
})

test('a hint that the screen shows is applied, not repeated, also when asked how to remember it', () => {
  const shownRules = ['Po „my” stoi rzeczownik, na przykład „luggage”.']
  const reply = tutorReply({
    ...material,
    task: 'EXPLAIN_ANSWER',
    mistakes: [{ kind: 'missing', typed: '', expected: 'luggage' }],
    shownRules,
  })
  expect(reply?.introduction).toMatch(/^Tu chodzi o „luggage” z podpowiedzi\. „luggage” to „bagaż”\./)
  const asked = { ...material, task: 'CUSTOM', question: reply?.continuationSentence, shownRules }
  const next = tutorReply(asked)
  expect(next?.introduction).toBe('Najlepiej na przykładach. Poszukaj w nich zasady z podpowiedzi:')
  expect(next?.examples).not.toEqual([])
  expect(tutorReply({ ...asked, sentences: [] })?.introduction).toContain('na głos')
  expect(JSON.stringify([reply, next])).not.toContain('stoi rzeczownik')
})

test('a question about other versions is answered with them', () => {
  const versions = ['Where do I collect my luggage?']
  const asked = { ...material, task: 'CUSTOM', question: 'Czy mogę powiedzieć to inaczej?' }
  expect(tutorReply({ ...asked, versions })?.examples.map(({ text }) => text)).toEqual(versions)
  expect(tutorReply(asked)?.introduction).toContain('tylko jedną wersję')
})

test('each combination of words is listed once', () => {
  const sentences = [
    { text: 'Could you help us?', translation: 'Czy mógłby pan nam pomóc?' },
    { text: 'Could you help me now?', translation: 'Czy możesz mi teraz pomóc?' },
  ]
  const asked = {
    task: 'COLLOCATION',
    sentence: 'Could you help me?',
    translation: 'Czy mógłbyś mi pomóc?',
    glossary: [{ text: 'help', translation: 'pomagać' }],
    sentences,
  }
  const textsFor = (phrase: string) => tutorReply({ ...asked, phrase })?.collocations.map(({ text }) => text)
  expect(textsFor('Could')).toEqual(['Could you'])
  expect(textsFor('')).toEqual(['you help me', 'you help us'])
})

test('a whole sentence has no synonyms, so one word is asked for', () => {
  const reply = tutorReply({ ...material, task: 'SYNONYM', phrase: '' })
  expect(reply?.introduction).toBe('Wybierz jedno słowo, a poszukam słów o podobnym znaczeniu.')
})
