import type { Statement } from './by-hand-queries'

/** What is released, as the page needs it. */
export const registry: Statement = {
  name: 'registry',
  text: `select p.name, p.live, p.fallback, p.canary, p.canary_percent, p.salt, r.version, r.manifest
    from release_pointers p join releases r on r.name = p.name and r.version in (p.live, p.fallback, p.canary)
    where r.withdrawn_at is null`,
}

type Manifest = {
  version: string
  entry: string
  files: { path: string; integrity: string }[]
  pages: object
  widgets: object
  texts: object
  needs: object
  shell?: { scripts: string[] }
}

export type ReleaseRow = {
  name: string
  live: string
  version: string
  salt: string
  manifest: Manifest
}

/** A page with the registry in it, and its policy. */
export function page(rows: readonly ReleaseRow[], nonce: string): { html: string; policy: string } {
  const live = rows.filter((row) => row.version === row.live)
  const shell = live.find((row) => row.name === 'shell')
  const integrity = new Map(shell?.manifest.files.map((file) => [file.path, file.integrity]))
  const scripts = (shell?.manifest.shell?.scripts ?? []).map(
    (file) =>
      `<script defer nonce="${nonce}" src="/remotes/shell/${file}" integrity="${integrity.get(file)}" crossorigin="anonymous"></script>`,
  )
  const remotes = Object.fromEntries(
    live.flatMap(({ name, salt, manifest }) =>
      name === 'shell'
        ? []
        : [
            [
              name,
              {
                live: {
                  version: manifest.version,
                  entry: manifest.entry,
                  integrity: Object.fromEntries(manifest.files.map((file) => [file.path, file.integrity])),
                  pages: manifest.pages,
                  widgets: manifest.widgets,
                  texts: manifest.texts,
                  needs: manifest.needs,
                },
                fallback: null,
                canary: null,
                salt,
              },
            ],
          ],
    ),
  )
  const html = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Mówka</title>${scripts.join('\n')}
<script type="application/json" id="mowka-page">${JSON.stringify({ registry: remotes }).replaceAll('<', '\\u003c')}</script>
</head><body><div id="root"></div></body></html>`
  return { html, policy: `default-src 'self'; script-src 'self' 'nonce-${nonce}'` }
}
