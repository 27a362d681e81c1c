import type { NoteFormat } from '@mowka/contract/schemas/note'
import { notify, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { saveFile } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const endings: Record<NoteFormat, string> = { csv: 'csv', anki: 'txt' }

/** Downloads the notes of the target language as a file. */
export function useNoteExport(): { isBusy: boolean; download: (format: NoteFormat) => Promise<void> } {
  const { t } = useTranslation('vocabulary')
  const [isBusy, setBusy] = useState(false)
  const download = async (format: NoteFormat) => {
    setBusy(true)
    try {
      const file = await callApi('exportUserNotes', { format })
      saveFile(file, `mowka-notatki-${session.targetLang.toLowerCase()}.${endings[format]}`)
    } catch (error) {
      reportError(error, { part: 'note-export' })
      notify('error', t('notes.exportFailed'))
    }
    setBusy(false)
  }
  return { isBusy, download }
}
