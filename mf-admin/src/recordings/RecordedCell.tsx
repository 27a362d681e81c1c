import type { RecordingType } from '@mowka/contract/schemas/editor/exercise'
import { langTag } from '@mowka/domain/languages/languages'
import { notify } from '@mowka/kernel/platform'
import { AudioButton } from '@mowka/kernel/platform/study'
import { IconButton, tokens } from '@mowka/kernel/ui'
import { IconLink } from '@mowka/kernel/ui/icons'
import { copyText } from '@mowka/web/views'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Recorded } from './RecordingEditor'

/** Returns the anchor of a recording on the page of its row. */
export const recordingAnchor = (type: RecordingType): string => `recording-${type}`

/**
 * Returns the link to a recording (A-EXER-13), which is an anchor on the row's page: the file itself needs an access
 * token, which must not be in a URL.
 */
const recordingLink = (page: string, type: RecordingType): string =>
  `${window.location.origin}${page}#${recordingAnchor(type)}`

const Cell = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s1};
  > span { overflow-wrap: anywhere; }
  > span[data-answer] { font-weight: 800; }
  > div { display: flex; flex: none; align-items: center; }
`

/** One of the two texts of a row, with buttons to play its recording and copy a link to it (A-EXER-04, A-WORD-01). */
export function RecordedCell({
  of: { text, lang, recordingId },
  type,
  page,
  aside,
}: {
  of: Recorded
  type: RecordingType
  /** The path of the row's page. */
  page: string
  /** Shown after the text. */
  aside?: ReactNode
}) {
  const { t } = useTranslation(['admin', 'common'])
  const copyLink = async () => {
    const isCopied = await copyText(recordingLink(page, type))
    if (isCopied) notify('success', t('recordings.link.copied'))
    else notify('error', t('recordings.link.refused'))
  }
  return (
    <Cell>
      <span lang={langTag(lang)} data-answer={type === 'answer' || undefined}>
        {text}
        {aside}
      </span>
      <div>
        <AudioButton recordingId={recordingId} label={t('common:play', { text })} doubleClick="fast" />
        <IconButton
          size="sm"
          aria-label={t('recordings.link.copy', { text })}
          disabled={recordingId === null}
          onClick={() => void copyLink()}
        >
          <IconLink aria-hidden />
        </IconButton>
      </div>
    </Cell>
  )
}
