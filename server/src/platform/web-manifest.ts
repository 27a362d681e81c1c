import type { Config } from '../config'

const texts: Record<Config['interfaceLang'], { name: string; description: string }> = {
  pl: { name: 'Mówka', description: 'Nauka języków zdanie po zdaniu' },
  en: { name: 'Mówka', description: 'Languages, one sentence at a time' },
}

const icons = [
  { file: '192.png', sizes: '192x192', purpose: 'any' },
  { file: '512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable.png', sizes: '512x512', purpose: 'maskable' },
]

/** The served icons: those of the manifest and the one for Apple devices. */
export const iconFiles: readonly string[] = [...icons.map(({ file }) => file), 'apple-touch.png']

/** The web app manifest. */
export const webManifest = (lang: Config['interfaceLang']): string =>
  JSON.stringify({
    id: '/',
    ...texts[lang],
    short_name: 'Mówka',
    lang,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fff9f2',
    theme_color: '#0b2545',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons.map(({ file, sizes, purpose }) => ({
        src: `/icons/${file}`,
        sizes,
        purpose,
        type: 'image/png',
      })),
    ],
  })
