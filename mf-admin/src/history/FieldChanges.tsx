import type { FieldChange } from '@mowka/contract/schemas/history'
import { AudioButton, audio } from '@mowka/kernel/platform/study'
import { Muted, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { isIdList, isRecording, linkChangeText, recordingIds, valueText } from './value-text'

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.s1};
  margin: 0;
  > div { overflow-wrap: anywhere; }
  dt { font-weight: 700; }
  dd { margin: 0; white-space: pre-wrap; }
  del { color: ${tokens.dangerInk}; }
  ins { color: ${tokens.successInk}; text-decoration: none; font-weight: 600; }
`

const Recording = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s1} ${tokens.s2};
  align-items: center;
`

/** Shows the changed fields with their values before and after. */
export function FieldChanges({
  changes,
  labels,
}: {
  changes: readonly FieldChange[]
  labels: Readonly<Record<string, string>>
}) {
  const { t } = useTranslation('admin')
  return (
    <Facts>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{labels[change.field] ?? change.field}</dt>
          <dd>
            <Change t={t} change={change} />
          </dd>
        </div>
      ))}
    </Facts>
  )
}

function Change({ t, change }: { t: TFunction<'admin'>; change: FieldChange }) {
  if (isIdList(change)) return linkChangeText(t, change)
  if (isRecording(change)) return <RecordingChange t={t} change={change} />
  return <BeforeAndAfter t={t} change={change} />
}

/** A changed recording, with both versions to play. */
const RecordingChange = observer(function RecordingChange({
  t,
  change,
}: {
  t: TFunction<'admin'>
  change: FieldChange
}) {
  const { before, after } = recordingIds(change)
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed'
  const { trouble } = audio
  const hasFailed = trouble?.outcome === 'failed' && [before, after].includes(trouble.recordingId)
  return (
    <Recording>
      <span>{t(`history.recording.${kind}`)}</span>
      {before !== null && <AudioButton recordingId={before} label={t('history.recording.playBefore')} />}
      {before !== null && after !== null && <span aria-hidden>→</span>}
      {after !== null && <AudioButton recordingId={after} label={t('history.recording.playAfter')} />}
      {hasFailed && <Muted as="span">{t('history.recording.failed')}</Muted>}
    </Recording>
  )
})

function BeforeAndAfter({
  t,
  change: { field, before, after },
}: {
  t: TFunction<'admin'>
  change: FieldChange
}) {
  return (
    <>
      <VisuallyHidden>{t('history.before')}</VisuallyHidden>
      <del>{valueText(t, field, before)}</del> <span aria-hidden>→</span>{' '}
      <VisuallyHidden>{t('history.after')}</VisuallyHidden>
      <ins>{valueText(t, field, after)}</ins>
    </>
  )
}
