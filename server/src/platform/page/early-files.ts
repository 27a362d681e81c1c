import { textFilesOf } from '@mowka/contract/release-files'
import type { Registry } from '@mowka/contract/schemas/platform'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { interfaceLangs } from '@mowka/domain/languages/codes'
import { escapeHtml } from '@mowka/domain/text/rich-text'

/**
 * Preloads the texts for the interface language stored on the device, which only the browser knows. Links, because the
 * page's policy forbids scripts to set the URL of a script before the shell runs.
 */
const textLinksScript = (files: Record<string, (readonly [url: string, integrity: string | undefined])[]>) =>
  `try{var f=${JSON.stringify(files).replaceAll('<', '\\u003c')}[JSON.parse(localStorage.getItem('${localKeys.interfaceLang}'))]
for(var i=0;f&&i<f.length;i++){var l=document.createElement('link')
l.rel='preload';l.as='script';l.crossOrigin='anonymous';l.integrity=f[i][1];l.href=f[i][0];document.head.appendChild(l)}}catch(e){}`

/** Returns the markup that loads the requested page's files together with the shell. */
export function earlyFiles(
  route: { remote: string; page: string },
  registry: Registry,
  defaultLang: string,
  nonce: string,
): string[] {
  const entry = registry[route.remote]
  // Only the browser knows whether it gets the canary.
  if (!entry || entry.canary) return []
  const { live } = entry
  const urlOf = (file: string) => `/remotes/${route.remote}/${file}`
  const attributes = (file: string) =>
    `="${escapeHtml(urlOf(file))}" integrity="${live.integrity[file]}" crossorigin="anonymous"`
  const preload = (file: string, as: string) => `<link rel="preload" as="${as}" href${attributes(file)}>`
  // Chunks only register their modules, so they may run at any time; the entry needs the shell.
  const chunk = (file: string) =>
    file.endsWith('.css')
      ? preload(file, 'style')
      : `<script async fetchpriority="high" src${attributes(file)}></script>`
  const textsIn = (lang: string) => textFilesOf(live, lang, 'pages', route.page)
  const otherTexts = Object.fromEntries(
    interfaceLangs
      .filter((lang) => lang !== defaultLang && textsIn(lang).length > 0)
      .map((lang) => [lang, textsIn(lang).map((file) => [urlOf(file), live.integrity[file]] as const)]),
  )
  const hasOthers = Object.keys(otherTexts).length > 0
  return [
    ...(hasOthers ? [`<script nonce="${nonce}">${textLinksScript(otherTexts)}</script>`] : []),
    preload(live.entry, 'script'),
    ...[...(live.pages[route.page] ?? []), ...textsIn(defaultLang)].map(chunk),
  ]
}
