import i18next from 'i18next'
import pl from './locales/pl.json'
import { teachingChanges } from './teaching-changes'

beforeAll(async () => {
  await i18next.init({ lng: 'pl', resources: { pl: { lessonTeaching: pl } } })
})
const t = () => i18next.getFixedT('pl', 'lessonTeaching')
const changes = (field: string, before: unknown, after: unknown) =>
  teachingChanges(t(), { field, before, after }).map(
    ({ label, before: old, after: now }) => `${label}: ${old} → ${now}`,
  )

const introduction = {
  title: 'Zawsze <em lang="en">I</em>',
  rule: '<p>Mówisz, kto.</p>',
  tip: null,
  rows: [
    { form: 'I am', short: "I'm", meaning: 'jestem', mark: 'am' },
    { form: 'he is', short: null, meaning: 'on jest', mark: null },
  ],
  examples: [{ exerciseId: 'a393bb27-1a18-4c5e-8d1e-000000000001', mark: 'am' }],
}
const line = (by: 'a' | 'b', text: string) => ({ by, text, translation: `${text} po polsku` })
const dialogue = {
  title: 'W domu',
  speakers: { a: { name: 'Anna', voice: 'female' }, b: { name: 'Tom', voice: 'male' } },
  lines: [line('a', 'Hello.'), line('b', 'Hi.')],
  questions: [{ question: 'Who?', right: 'Tom', wrong: ['Ola', 'Ewa'], line: 2 }],
  phrases: ['w1', 'w2'],
}

test('only changed parts of an introduction are described, without markup and ids', () => {
  const after = { ...introduction, title: 'Zawsze <em lang="en">we</em>', tip: '<p>Krócej.</p>' }
  expect(changes('introduction', introduction, after)).toEqual([
    'Tytuł: Zawsze I → Zawsze we',
    'Wskazówka pod tabelą: null → Krócej.',
  ])
  expect(changes('introduction', introduction, introduction)).toEqual([])
})

test('an added introduction is described with all its parts', () => {
  expect(changes('introduction', null, introduction)).toEqual([
    'Tytuł: null → Zawsze I',
    'Zasada: null → Mówisz, kto.',
    "Wiersz 1: null → I am · I'm · jestem · am",
    'Wiersz 2: null → he is · on jest',
    'Zdanie 1: null → am',
  ])
})

test('an inserted row does not change the rows behind it', () => {
  const rows = introduction.rows.toSpliced(1, 0, {
    form: 'you are',
    short: null,
    meaning: 'jesteś',
    mark: null,
  })
  expect(changes('introduction', introduction, { ...introduction, rows })).toEqual([
    'Wiersz 2: null → you are · jesteś',
  ])
  expect(changes('introduction', { ...introduction, rows }, introduction)).toEqual([
    'Wiersz 2: you are · jesteś → null',
  ])
})

test('a part that differs only in ids or markup is described as replaced', () => {
  const examples = [{ exerciseId: 'a393bb27-1a18-4c5e-8d1e-000000000002', mark: 'am' }]
  const rule = '<p><strong>Mówisz</strong>, kto.</p>'
  expect(changes('introduction', introduction, { ...introduction, rule, examples })).toEqual([
    'Zasada: Mówisz, kto. → zmienione',
    'Zdanie 1: am → zmienione',
  ])
})

test('changes of a dialogue name the speaker, the line and the question', () => {
  const after = {
    title: 'W biurze',
    speakers: { ...dialogue.speakers, b: { name: 'Ola', voice: 'female' } },
    lines: [line('a', 'Hello.'), line('a', 'Hi.')],
    questions: [{ question: 'Who?', right: 'Ola', wrong: ['Tom', 'Ewa'], line: 1 }],
    phrases: ['w1', 'w3'],
  }
  expect(changes('dialogue', dialogue, after)).toEqual([
    'Sytuacja: W domu → W biurze',
    'Osoba B: Tom · męski → Ola · kobiecy',
    'Kwestia 2: B · Hi. · Hi. po polsku → A · Hi. · Hi. po polsku',
    'Pytanie 1: Who? · Tom · Ola · Ewa · Kwestia 2 → Who? · Ola · Tom · Ewa · Kwestia 1',
    'Zwroty na koniec: 2 → zmienione',
  ])
})

test('values of another form are tolerated', () => {
  expect(changes('introduction', 'old text', { title: 'A', rows: 'none' })).toEqual(['Tytuł: null → A'])
})
