import { ApiError, notify, reportError } from '@mowka/kernel/platform'
import { type CallArguments, callApi } from '@mowka/web/api'
import { saveFile } from '@mowka/web/views'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Wanted = CallArguments<'downloadContent'>

/** Downloads content as a file. `bytes` is the amount received; `null` while no download is running. */
export function useDownload() {
  const { t } = useTranslation('transfer')
  const [bytes, setBytes] = useState<number | null>(null)
  const running = useRef<AbortController>(null)

  const download = async (wanted: Wanted, name: string) => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setBytes(0)
    try {
      const chunks = await readAll(await callApi('downloadContent', wanted, { signal }), setBytes, signal)
      saveFile(new Blob(chunks, { type: 'application/octet-stream' }), name)
    } catch (error) {
      if (!signal.aborted) {
        if (!(error instanceof ApiError)) reportError(error, { part: 'content-export' })
        notify('error', t('export.failed'))
      }
    }
    setBytes(null)
  }
  return { bytes, download, stop: () => running.current?.abort() }
}

/** Reads a stream to its end. @throws the signal's reason after an abort, also while waiting for a chunk */
async function readAll(
  stream: ReadableStream<Uint8Array>,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer[]> {
  const reader = stream.getReader()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}), { once: true })
  const chunks: ArrayBuffer[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    signal.throwIfAborted()
    if (done) return chunks
    chunks.push(new Uint8Array(value).buffer)
    bytes += value.byteLength
    onProgress(bytes)
  }
}
