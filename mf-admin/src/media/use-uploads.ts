import { fileRefusal, MAX_MEDIA_FILE_BYTES, tidyFileName } from '@mowka/domain/media'
import { ApiError, notify, reportError } from '@mowka/kernel/platform'
import { callApi } from '@mowka/web/api'
import type { TFunction } from 'i18next'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { base64Of } from './base64'

const reasons = [
  'MEDIA_NAME_EMPTY',
  'MEDIA_NAME_TOO_LONG',
  'MEDIA_NAME_SIGNS',
  'MEDIA_NAME_RESERVED',
  'MEDIA_NAME_ENDING',
  'MEDIA_NAME_TAKEN',
  'MEDIA_EMPTY',
  'MEDIA_TOO_LARGE',
  'MEDIA_TYPE_UNKNOWN',
  'MEDIA_TYPE_DIFFERS',
  'MEDIA_BROKEN',
  'MEDIA_TOO_COMPLEX',
  'MEDIA_HAS_MORE',
] as const

/** Returns why the media library refused a request; `undefined` if the default message is sufficient. */
export function refusalText(t: TFunction<'admin'>, error: ApiError): string | undefined {
  if (error.status === 413) return t('media.reason.MEDIA_TOO_LARGE')
  const reason = reasons.find((each) => each === error.code)
  return reason && t(`media.reason.${reason}`)
}

/** The upload of a file. */
export type Upload = {
  id: string
  name: string
  /** In bytes. */
  size: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Reason for the failure. */
  reason?: string
}

/** Returns the total progress in percent of bytes. Failed uploads count as finished. */
export function progressOf(uploads: readonly Upload[]): number {
  const all = uploads.reduce((sum, { size }) => sum + size, 0)
  const over = uploads.reduce(
    (sum, { size, state }) => sum + (state === 'done' || state === 'failed' ? size : 0),
    0,
  )
  return all === 0 ? 100 : Math.round((over / all) * 100)
}

/** Uploads files to folders one after another, and reports the outcome of each (A-MED-02, A-MED-09). */
export function useUploads() {
  const { t } = useTranslation(['admin', 'common'])
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())

  const change = useCallback(
    (id: string, next: Partial<Upload>) =>
      setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...next } : each))),
    [],
  )

  /** Checks a file locally. Returns the reason that the server would refuse it. */
  const refusalHere = (file: File): string | undefined => {
    const refusal = fileRefusal(tidyFileName(file.name))
    if (refusal) return t(`media.reason.MEDIA_NAME_${refusal}`)
    return file.size > MAX_MEDIA_FILE_BYTES ? t('media.reason.MEDIA_TOO_LARGE') : undefined
  }

  const fail = (id: string, name: string, reason: string) => {
    change(id, { state: 'failed', reason })
    notify('error', t('media.notUploaded', { name, reason }))
  }

  const sendOne = async (id: string, file: File, directory: string) => {
    const refusal = refusalHere(file)
    if (refusal) return fail(id, file.name, refusal)
    change(id, { state: 'sending' })
    try {
      const content = await base64Of(file)
      const { isCleaned, name } = await callApi('uploadMedia', {
        body: { directory, file: { name: file.name, content } },
      })
      change(id, { state: 'done', name })
      if (name !== file.name.normalize('NFC')) notify('info', t('media.savedAs', { before: file.name, name }))
      if (isCleaned) notify('info', t('media.cleaned', { name }))
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error)
      const reason = error instanceof ApiError ? refusalText(t, error) : t('media.unreadable')
      fail(id, file.name, reason ?? t(isOffline(error) ? 'common:write.offline' : 'common:write.away'))
    }
    return undefined
  }

  const send = (files: readonly File[], directory: string): Promise<void> => {
    const added = files.map((file) => ({ id: crypto.randomUUID(), file }))
    setUploads((all) => [
      ...all.filter(({ state }) => state === 'waiting' || state === 'sending'),
      ...added.map(({ id, file }) => ({ id, name: file.name, size: file.size, state: 'waiting' as const })),
    ])
    line.current = line.current.then(async () => {
      for (const { id, file } of added) await sendOne(id, file, directory)
    })
    return line.current
  }

  return { uploads, send, clear: () => setUploads([]) }
}

const isOffline = (error: unknown) => error instanceof ApiError && error.kind === 'network'
