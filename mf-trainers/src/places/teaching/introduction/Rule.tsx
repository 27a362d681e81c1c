import type { LangCode } from '@mowka/contract/schemas/common'
import type { LessonIntroduction } from '@mowka/contract/schemas/lesson-teaching'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { audio } from '@mowka/kernel/platform/study'
import { AudioButtonView, Card, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconBulb } from '@mowka/kernel/ui/icons'
import { richNodes } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Marked } from '../Marked'

/** Pause between a full form and its short one, in ms. */
const PAUSE = 400

/** Plays recordings in a row. Ends early if another one is played or the sound is stopped. */
async function playForms(recordingIds: readonly string[]): Promise<void> {
  for (const [index, recordingId] of recordingIds.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (index > 0 && audio.current !== null) return
    if ((await audio.play(recordingId)) !== 'ended') return
  }
}

/** A row of the table; without a recording in the preview of an editor. */
type Row = Omit<LessonIntroduction['rows'][number], 'formRecording'> & { formRecording: string | null }

const Table = styled(Card).attrs({ padding: 'none' as const })`
  overflow: hidden;
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: ${tokens.s2} ${tokens.s3}; text-align: left; vertical-align: middle; border-top: 1px solid ${tokens.line}; }
  thead th {
    border-top: 0;
    background: ${tokens.sunken};
    color: ${tokens.muted};
    font-size: ${tokens.fs14};
  }
  th:first-child { padding-left: ${tokens.s5}; }
  td:last-child { width: 60px; padding-right: ${tokens.s3}; }
  tbody th { font-size: ${tokens.fs18}; font-weight: 800; }
  ${media.phone} {
    thead { display: none; }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto 44px;
      align-items: center;
      column-gap: ${tokens.s3};
      padding: ${tokens.s2} ${tokens.s2} ${tokens.s2} ${tokens.s4};
    }
    tbody tr + tr { border-top: 1px solid ${tokens.line}; }
    tbody th:first-child, tbody td, tbody td:last-child { padding: 0; border: 0; }
    tbody th { grid-area: 1 / 1; }
    tbody [data-cell='meaning'] { grid-area: 2 / 1; font-size: ${tokens.fs14}; }
    tbody [data-cell='short'] { grid-area: 1 / 2 / 3; }
    tbody td:last-child { grid-area: 1 / 3 / 3; width: auto; padding: 0; }
  }
`
const Short = styled.td`
  font-weight: 700;
`
const Meaning = styled.td`
  color: ${tokens.muted};
`
const Tip = styled.div`
  display: flex;
  gap: ${tokens.s3};
  align-items: flex-start;
  padding: ${tokens.s3} ${tokens.s4};
  border-radius: ${tokens.r16};
  background: ${tokens.navySoft};
  > svg { flex: none; }
`

/** The table of forms and the tip of an introduction. */
export function Rule({
  introduction,
  lang,
}: {
  introduction: { rows: readonly Row[]; tip: string | null }
  lang: LangCode
}) {
  const { t } = useTranslation('teaching')
  const { rows, tip } = introduction
  const hasShort = rows.some(({ short }) => short !== null)
  return (
    <>
      {rows.length > 0 && (
        <Table>
          <table>
            <caption>
              <VisuallyHidden>{t('introduction.rule')}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('introduction.full')}</th>
                {hasShort && <th scope="col">{t('introduction.short')}</th>}
                <th scope="col">{t('introduction.polish')}</th>
                <th scope="col">
                  <VisuallyHidden>{t('introduction.sound')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.form} ${row.meaning}`}>
                  <th scope="row" {...textIn(langTag(lang))}>
                    <Marked text={row.form} mark={row.mark} />
                  </th>
                  {hasShort && (
                    <Short data-cell="short" {...textIn(langTag(lang))}>
                      {row.short}
                    </Short>
                  )}
                  <Meaning data-cell="meaning">{row.meaning}</Meaning>
                  <td>
                    <FormSound row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Table>
      )}
      {tip !== null && (
        <Tip>
          <IconBulb aria-hidden />
          <div>{richNodes(tip)}</div>
        </Tip>
      )}
    </>
  )
}

/** Plays the full form and, after a pause, the short one. */
const FormSound = observer(function FormSound({ row }: { row: Row }) {
  const { t } = useTranslation('teaching')
  const { form, short, formRecording, shortRecording } = row
  const recordings = [formRecording, shortRecording].filter((each) => each !== null)
  if (recordings.length === 0) return null
  const isPlaying = recordings.some((each) => each === audio.current)
  const text = short === null ? form : `${form}, ${short}`
  return (
    <AudioButtonView
      label={t(isPlaying ? 'stop' : 'play', { text })}
      playing={isPlaying}
      stoppable
      onClick={() => (isPlaying ? audio.stop() : void playForms(recordings))}
    />
  )
})
