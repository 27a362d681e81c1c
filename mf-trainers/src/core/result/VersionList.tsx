import { textIn } from '@mowka/domain/languages'
import { AudioButton } from '@mowka/kernel/platform/study'
import { tokens } from '@mowka/kernel/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Legend } from './diff/ResultDiff'
import { compareVersions, type Version } from './explanation/other-versions'

const Box = styled.section`
  width: 100%;
  h2 { margin-bottom: ${tokens.s1}; color: ${tokens.muted}; font-size: ${tokens.fs14}; letter-spacing: 0; }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.s2};
    min-height: 44px;
    padding-block: ${tokens.s1};
  }
  li + li { border-top: 1px solid ${tokens.line}; }
  li b { font-size: ${tokens.fs18}; line-height: 1.35; }
  li span { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  u { text-decoration-color: ${tokens.success}; text-decoration-thickness: 2px; text-underline-offset: 4px; }
`

/** Other right versions. If the learner wrote an own version, the differences from it are underlined. */
export function VersionList({
  versions,
  own,
  tag,
  recordingId,
}: {
  versions: readonly Version[]
  /** The learner's own version, if it is right. */
  own: string | null
  tag: string
  /** The recording of the main version. */
  recordingId: string | null
}) {
  const { t } = useTranslation('trainers')
  const isMarked =
    own !== null && versions.some(({ text }) => compareVersions(text, own).some(({ differs }) => differs))
  return (
    <Box>
      <h2>{t('result.others')}</h2>
      <ul>
        {versions.map((version) => (
          <li key={version.text}>
            <div>
              <b {...textIn(tag)}>
                {own === null ? version.text : <Compared version={version.text} own={own} />}
              </b>
              {version.comment && <span>{version.comment}</span>}
            </div>
            {version.isMain && recordingId && (
              <AudioButton recordingId={recordingId} label={t('play.answer')} />
            )}
          </li>
        ))}
      </ul>
      {isMarked && (
        <Legend>
          <span>
            <u>{t('result.underlined')}</u> {t('result.otherwise')}
          </span>
        </Legend>
      )}
    </Box>
  )
}

function Compared({ version, own }: { version: string; own: string }) {
  return compareVersions(version, own).map(({ text, differs }, place) => {
    const word = text.trimEnd()
    return (
      <Fragment key={place}>
        {differs ? <u>{word}</u> : word}
        {text.slice(word.length)}
      </Fragment>
    )
  })
}
