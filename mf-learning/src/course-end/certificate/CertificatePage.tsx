import { paths } from '@mowka/contract/routes'
import type { Certificate } from '@mowka/contract/schemas/certificate'
import { formatCertificateNumber, parseCertificateNumber } from '@mowka/domain/course/certificate'
import { formatDate, formatMoment, formatStudyTime } from '@mowka/domain/time'
import { usePageTitle } from '@mowka/kernel/platform'
import { Button, Card, IconTile, Muted, Page, Skeleton, Stack, TextField, tokens } from '@mowka/kernel/ui'
import { IconCheck } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { CourseLevels } from '../../courses/CourseFacts'
import { useLevelName } from './level-name'

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s4};
  align-items: center;
  margin-bottom: ${tokens.s4};
  h1 { font-size: ${tokens.fs22}; }
`
const Facts = styled.dl`
  margin: 0;
  > div { padding-block: ${tokens.s3}; border-top: 1px solid ${tokens.line}; overflow-wrap: anywhere; }
  dt { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  dd { display: flex; flex-wrap: wrap; gap: ${tokens.s2}; margin: 0; font-weight: ${tokens.fwHeading}; }
`
const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.s3};
  align-items: start;
  /* Beside the field, below the height of its label. */
  button { margin-top: 28px; }
  @media (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);
    button { margin-top: 0; }
  }
`

/** The form that checks a number. Opens its page, so that the address can be shared. */
function NumberForm({ initialNumber, error }: { initialNumber: string; error?: string }) {
  const { t } = useTranslation('courseEnd')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(initialNumber)
  const [isMalformed, setMalformed] = useState(false)
  const check = (event: FormEvent) => {
    event.preventDefault()
    const number = parseCertificateNumber(typed)
    setMalformed(number === null)
    if (number !== null) void navigate(paths.certificate({ number }))
  }
  const shown = isMalformed ? t('check.malformed') : error
  return (
    <Card>
      <Stack gap={3}>
        {initialNumber && !error && <h2>{t('check.another')}</h2>}
        <Search onSubmit={check}>
          <TextField
            label={t('check.number')}
            note={t('check.where')}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck={false}
            {...(shown ? { error: shown } : {})}
          />
          <Button type="submit" variant="outline">
            {t('check.submit')}
          </Button>
        </Search>
      </Stack>
    </Card>
  )
}

/** The course of a certificate, or the level with its courses. */
function Covered({ certificate: { courseName, levels, ofLevel, targetLang } }: { certificate: Certificate }) {
  const { t } = useTranslation('courseEnd')
  const levelName = useLevelName()
  if (!ofLevel) {
    return (
      <div>
        <dt>{t('check.course')}</dt>
        <dd>
          <span>{courseName}</span>
          <CourseLevels course={{ levels }} />
        </dd>
      </div>
    )
  }
  const names = [...new Set(ofLevel.courses)]
  return (
    <>
      <div>
        <dt>{t('check.level')}</dt>
        <dd>{levelName(targetLang, ofLevel.level)}</dd>
      </div>
      <div>
        <dt>{t('check.courses', { count: names.length })}</dt>
        {names.map((name) => (
          <dd key={name}>{name}</dd>
        ))}
      </div>
    </>
  )
}

/** A certificate that the server confirmed. */
function Verified({ certificate, checkedAt }: { certificate: Certificate; checkedAt: Date }) {
  const { t } = useTranslation('courseEnd')
  const { name, ofLevel, lessons, sentences, words, seconds, finishedOn, number } = certificate
  const scope = [
    t('lessons', { count: lessons }),
    t('check.sentences', { count: sentences }),
    ...(words ? [t('check.words', { count: words })] : []),
    ...(seconds ? [t('check.time', { time: formatStudyTime(seconds) })] : []),
  ]
  return (
    <Card as="section">
      <Head>
        <IconTile tone="success">
          <IconCheck aria-hidden />
        </IconTile>
        <div>
          <h1>{t('check.valid')}</h1>
          <Muted>{t('check.checked', { time: formatMoment(checkedAt) })}</Muted>
        </div>
      </Head>
      <Facts>
        <div>
          <dt>{t('check.name')}</dt>
          <dd translate="no">{name}</dd>
        </div>
        <Covered certificate={certificate} />
        <div>
          <dt>{t('check.scope')}</dt>
          <dd>{scope.join(', ')}</dd>
        </div>
        <div>
          <dt>{t('check.date')}</dt>
          <dd>{formatDate(`${finishedOn}T12:00:00Z`)}</dd>
        </div>
        <div>
          <dt>{t('check.number')}</dt>
          <dd translate="no">{formatCertificateNumber(number)}</dd>
        </div>
      </Facts>
      <Muted size={14}>{t(ofLevel ? 'sheet.noteOfLevel' : 'sheet.note')}</Muted>
    </Card>
  )
}

/** Checks the number in the address. */
function Check({ number }: { number: string }) {
  const { t } = useTranslation('courseEnd')
  const [checkedAt] = useState(() => new Date())
  const reads = useReads({ certificate: read('getCertificate', { id: number }) })
  const formatted = formatCertificateNumber(parseCertificateNumber(number) ?? number)
  return (
    <ReadStates
      reads={reads}
      headingLevel={1}
      skeleton={<Skeleton height={420} radius={16} />}
      missing={
        <>
          <h1>{t('check.unknown')}</h1>
          <NumberForm initialNumber={number} error={t('check.unknownText')} />
        </>
      }
    >
      {({ certificate }) => (
        <>
          <Verified certificate={certificate} checkedAt={checkedAt} />
          <NumberForm initialNumber={formatted} />
        </>
      )}
    </ReadStates>
  )
}

/** The public check of a certificate, without an account. The address has its number. */
export default function CertificatePage() {
  const { t } = useTranslation('courseEnd')
  const { number } = useParams()
  usePageTitle(t('check.title'))
  return (
    <Page width="trainer">
      <Stack gap={5}>
        {number ? (
          <Check key={number} number={number} />
        ) : (
          <>
            <h1>{t('check.title')}</h1>
            <NumberForm initialNumber="" />
          </>
        )}
        <div>
          <Button variant="ghost" to={paths.login()}>
            {t('check.about')}
          </Button>
        </div>
      </Stack>
    </Page>
  )
}
