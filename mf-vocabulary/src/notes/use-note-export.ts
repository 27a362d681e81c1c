import { callApi } from '@mowka/shared/api'
import type { NoteFormat } from '@mowka/shared/contract/schemas/note'
import { notify, reportError } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const endings: Record<NoteFormat, string> = { csv: 'csv', anki: 'txt' }

/** Gives the browser a file to save. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Takes the notes of the language along as a file. */
export function useNoteExport(): { isBusy: boolean; download: (format: NoteFormat) => Promise<void> } {
  const { t } = useTranslation('vocabulary')
  const [isBusy, setBusy] = useState(false)
  const download = async (format: NoteFormat) => {
    setBusy(true)
    try {
      const file = await callApi('exportUserNotes', { format })
      save(file, `mowka-notatki-${session.targetLang.toLowerCase()}.${endings[format]}`)
    } catch (error) {
      reportError(error, { part: 'note-export' })
      notify('error', t('notes.exportFailed'))
    }
    setBusy(false)
  }
  return { isBusy, download }
}
