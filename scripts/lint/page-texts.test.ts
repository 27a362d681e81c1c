import { checkPageTexts, pageTextProblems } from './page-texts'

test('each page and widget loads exactly the parts of the texts that it shows', () => {
  expect(checkPageTexts()).toEqual([])
})

const pages = (parts: string) => `
export const pages = {
  notes: () => import(/* webpackChunkName: "page-notes" */ './notes/NotesPage'),
}
export const texts = {
  notes: {
    pl: () => import(/* webpackChunkName: "texts-notes-pl" */ './locales/notes/pl.json'),
  },
  profile: {
    namespace: 'profile',
    pl: () => import(/* webpackChunkName: "texts-profile-pl" */ './profile/locales/pl.json'),
  },
}
export const textsOf: PartsOf<keyof typeof pages, keyof typeof texts> = {
  notes: [${parts}],
}
`
const problemsOf = (
  parts: string,
  files: Record<string, string>,
  groups = { notes: ['notes'], words: ['card'] },
) => pageTextProblems({ name: 'games', sources: { 'pages.ts': pages(parts), ...files }, groups })

const page = "const { t } = useTranslation('games')\nt('notes.title')"

test('a page that lists the part of its texts is accepted', () => {
  expect(problemsOf("'notes'", { 'notes/NotesPage.tsx': page })).toEqual([])
})

test.each([
  ['imported', "import { Card } from '../card/Card'"],
  ['loaded on demand', 'lazy(() => import(/* webpackChunkName: "card" */ \'../card/Card\'))'],
])('the texts of a component that is %s must be listed', (_, line) => {
  const files = {
    'notes/NotesPage.tsx': `${line}\n${page}`,
    'card/Card.tsx': "const label = { hide: 'card.hide' }",
  }
  expect(problemsOf("'notes'", files)).toEqual([
    "mf-games/src/pages.ts: add 'words' to textsOf.notes, card/Card.tsx shows it",
  ])
})

test('a part with its own namespace must be listed where the namespace is used', () => {
  const files = { 'notes/NotesPage.tsx': `${page}\nconst own = useTranslation(['games', 'profile'])` }
  expect(problemsOf("'notes'", files)).toEqual([
    "mf-games/src/pages.ts: add 'profile' to textsOf.notes, notes/NotesPage.tsx shows it",
  ])
})

test('a part whose texts another file describes must be listed where its namespace is used', () => {
  const files = {
    'pages.ts': pages("'notes'")
      .replace(/profile: \{[^}]*\}/, 'profile: profileTexts')
      .replace('', "import { profileTexts } from './profile/texts'"),
    'profile/texts.ts': "export const profileTexts = {\n  namespace: 'profile',\n}",
    'notes/NotesPage.tsx': `${page}\nuseTranslation('profile')`,
  }
  expect(problemsOf("'notes'", files)).toEqual([
    "mf-games/src/pages.ts: add 'profile' to textsOf.notes, notes/NotesPage.tsx shows it",
  ])
})

test('a component that loads on demand with texts of its own namespace needs no part', () => {
  const lazy = (load: string) => ({
    'notes/NotesPage.tsx': `${load}\n${page}`,
    'profile/Profile.tsx': "useTranslation('profile')",
  })
  const load = 'import(/* webpackChunkName: "profile" */ \'../profile/Profile\')'
  expect(problemsOf("'notes'", lazy(`lazy(() => withTexts(${load}, profileTexts))`))).toEqual([])
  expect(problemsOf("'notes'", lazy(`lazy(() => ${load})`))).toHaveLength(1)
})

test('keys of another namespace do not count', () => {
  const files = {
    'notes/NotesPage.tsx': `import './Own'\n${page}`,
    'notes/Own.ts': `useTranslation('other')\nt('card.hide')\nt(\`\${kind}.title\`)`,
  }
  expect(problemsOf("'notes'", files)).toEqual([])
})

test('a listed part that the page does not show is reported', () => {
  expect(problemsOf("'notes', 'words'", { 'notes/NotesPage.tsx': page })).toEqual([
    "mf-games/src/pages.ts: remove 'words' from textsOf.notes, nothing shows it",
  ])
})

test('texts in two parts, and keys that begin with a value, are reported', () => {
  const files = { 'notes/NotesPage.tsx': `${page}\nt(\`\${kind}.title\`)` }
  expect(problemsOf("'notes'", files, { notes: ['notes'], words: ['notes'] })).toEqual([
    'mf-games/src/the texts "notes" are in two parts, notes and words',
    expect.stringContaining('begin the key of a text with its group'),
    expect.stringContaining("add 'words'"),
    expect.stringContaining("remove 'notes'"),
  ])
})
