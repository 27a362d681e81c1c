import type { FieldChange } from '@mowka/contract/schemas/editor/history'
import { AudioButton, audio } from '@mowka/kernel/platform/study'
import { Muted, Skeleton, tokens } from '@mowka/kernel/ui'
import { withTexts } from '@mowka/web/with-texts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { fieldLang } from '../edit/field-lang'
import { teachingTexts } from '../lessons/teaching/texts'
import { Difference } from './Difference'
import { isIdList, isRecording, isTeaching, linkChangeText, recordingIds, valueTexts } from './value-text'

const TeachingChange = lazy(() =>
  withTexts(
    import(/* webpackChunkName: "teaching-change" */ '../lessons/teaching/TeachingChange'),
    teachingTexts,
  ),
)

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
  row = {},
}: {
  changes: readonly FieldChange[]
  labels: Readonly<Record<string, string>>
  /** The changed row, which names the languages of its texts. */
  row?: object
}) {
  const { t } = useTranslation('admin')
  return (
    <Facts>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{labels[change.field] ?? change.field}</dt>
          <dd>
            <Change t={t} change={change} lang={fieldLang(row, change.field)} />
          </dd>
        </div>
      ))}
    </Facts>
  )
}

function Change({
  t,
  change,
  lang,
}: {
  t: TFunction<'admin'>
  change: FieldChange
  lang: string | undefined
}) {
  if (isIdList(change)) return linkChangeText(t, change)
  if (isRecording(change)) return <RecordingChange t={t} change={change} />
  if (isTeaching(change))
    return (
      <Suspense fallback={<Skeleton height={24} />}>
        <TeachingChange change={change} />
      </Suspense>
    )
  return <Difference t={t} {...valueTexts(t, change)} lang={lang} />
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
