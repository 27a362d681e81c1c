import { ApiError, notify, reportError } from '@mowka/kernel/platform'
import { type CallArguments, callApi } from '@mowka/web/api'
import { saveFile } from '@mowka/web/views'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Wanted = CallArguments<'downloadContent'>

/** Takes content along as a file. `bytes` is how much has come so far; null while nothing is on its way. */
export function useDownload() {
  const { t } = useTranslation('transfer')
  const [bytes, setBytes] = useState<number | null>(null)
  const stopped = useRef(false)

  const download = async (wanted: Wanted, name: string) => {
    stopped.current = false
    setBytes(0)
    try {
      const chunks = await readAll(await callApi('downloadContent', wanted), setBytes, () => stopped.current)
      if (chunks) saveFile(new Blob(chunks, { type: 'application/octet-stream' }), name)
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error, { part: 'content-export' })
      notify('error', t('export.failed'))
    }
    setBytes(null)
  }
  const stop = () => {
    stopped.current = true
  }
  return { bytes, download, stop }
}

/** The parts of a stream, or null when it was stopped. */
async function readAll(
  stream: ReadableStream<Uint8Array>,
  onProgress: (bytes: number) => void,
  isStopped: () => boolean,
): Promise<ArrayBuffer[] | null> {
  const reader = stream.getReader()
  const chunks: ArrayBuffer[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return chunks
    if (isStopped()) {
      await reader.cancel()
      return null
    }
    chunks.push(new Uint8Array(value).buffer)
    bytes += value.byteLength
    onProgress(bytes)
  }
}
