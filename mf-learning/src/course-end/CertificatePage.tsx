import { paths } from '@mowka/contract/routes'
import type { Certificate } from '@mowka/contract/schemas/certificate'
import { formatCertificateNumber, parseCertificateNumber } from '@mowka/domain/course/certificate'
import { formatDate, formatMoment } from '@mowka/domain/time'
import { usePageTitle } from '@mowka/kernel/platform'
import { Button, Card, IconTile, Muted, Page, Skeleton, Stack, TextField, tokens } from '@mowka/kernel/ui'
import { IconCheck } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { CourseLevels } from '../courses/CourseFacts'

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

/** A certificate that the server confirmed. */
function Verified({ certificate, checkedAt }: { certificate: Certificate; checkedAt: Date }) {
  const { t } = useTranslation('courseEnd')
  const { name, courseName, levels, lessons, sentences, finishedOn, number } = certificate
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
        <div>
          <dt>{t('check.course')}</dt>
          <dd>
            <span>{courseName}</span>
            <CourseLevels course={{ levels }} />
          </dd>
        </div>
        <div>
          <dt>{t('check.scope')}</dt>
          <dd>
            {t('check.scopeText', {
              lessons: t('lessons', { count: lessons }),
              sentences: t('check.sentences', { count: sentences }),
            })}
          </dd>
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
      <Muted size={14}>{t('sheet.note')}</Muted>
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
