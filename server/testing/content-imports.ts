import { readZip } from '@mowka/content/files/zip-archive'
import type { ContentImport, ImportRow } from '@mowka/contract/schemas/editor/content-import'
import { strToU8, zipSync } from 'fflate'
import { at, idOf } from './library'
import { admin, type TestApi } from './test-api'

/** Returns the texts in an archive by file name. */
export async function textsOf(archive: Uint8Array): Promise<Map<string, string>> {
  const files = await readZip(archive, () => true)
  return new Map([...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

export const zipOf = (files: ReadonlyMap<string, string>) =>
  zipSync(Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])))

/** Exports and imports of editors, through the API. */
export function editorsImports(api: () => TestApi) {
  /** Downloads an export file as bytes. */
  async function download(query: Record<string, string>): Promise<Uint8Array> {
    const response = await api().app.inject({
      method: 'GET',
      url: '/api/admin/content-file',
      query: { sourceLang: 'PL', targetLang: 'ENG', ...query },
      headers: { authorization: `Bearer ${await api().token(admin)}` },
    })
    expect(response.statusCode).toBe(200)
    return response.rawPayload
  }

  async function upload(name: string, bytes: Uint8Array | string, who = admin) {
    const boundary = 'a-boundary'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
    return api().app.inject({
      method: 'POST',
      url: '/api/admin/content-import',
      query: { sourceLang: 'PL', targetLang: 'ENG' },
      headers: {
        authorization: `Bearer ${await api().token(who)}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
  }

  async function current(who = admin): Promise<ContentImport> {
    const { answer } = await api().call('getContentImport', {}, who)
    if (!answer.import) throw new Error('There is no import')
    return answer.import
  }

  /** Uploads a file and waits until it has been read. */
  async function plan(name: string, bytes: Uint8Array | string, who = admin): Promise<ContentImport> {
    expect((await upload(name, bytes, who)).statusCode).toBe(202)
    await api().runJobs()
    return current(who)
  }
  const rows = async (args: Record<string, unknown> = {}, who = admin): Promise<ImportRow[]> =>
    (await api().call('listContentImportRows', args, who)).answer.data

  /** Applies the current plan. */
  async function apply(takeIds: string[] = [], who = admin) {
    const { digest } = await current(who)
    const sent = await api().call('applyContentImport', { body: { digest, takeIds } }, who)
    await api().runJobs()
    return sent
  }
  /** Returns the archive of the home course with every file changed. */
  async function changedArchive(change: (text: string) => string): Promise<Uint8Array> {
    const files = await textsOf(await download({ format: 'zip', courseId: idOf(at.home) }))
    return zipOf(new Map([...files].map(([name, text]) => [name, change(text)])))
  }

  return { download, upload, current, plan, rows, apply, changedArchive }
}
