import { paths } from '@mowka/contract/routes'
import type { OwnCertificate } from '@mowka/contract/schemas/certificate'
import {
  CERTIFICATE_NAME_LENGTH,
  certificateNameRules,
  formatCertificateNumber,
} from '@mowka/domain/course/certificate'
import { firstMistake } from '@mowka/domain/rules'
import { ApiError, notify, reportError, usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Card, Muted, media, Page, Row, Skeleton, Stack, Switch, tokens } from '@mowka/kernel/ui'
import { IconArrowLeft, IconCopy, IconDownload, IconPencil } from '@mowka/kernel/ui/icons'
import { callApi, read, useReads, useWrite } from '@mowka/web/api'
import { Form, FormActions, notifyUnlessFieldErrors, TextInput } from '@mowka/web/forms'
import { copyText, ReadStates, saveFile } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import styled, { createGlobalStyle } from 'styled-components'
import { LevelNotFinished, NotFinished } from '../NotFinished'
import { CertificateSheet, PRINTED } from './CertificateSheet'
import { type CertificateSubject, certificateArgs, isLevelFinished, levelIn } from './certificate-subject'

/** Prints only the sheet, as one A4 page. */
const PrintStyle = createGlobalStyle`
  @page { size: A4; margin: 0; }
  @media print {
    html, body { height: 100%; margin: 0; overflow: hidden; background: #fff; }
    body * { visibility: hidden; }
    [${PRINTED}], [${PRINTED}] * { visibility: visible; print-color-adjust: exact; }
    [${PRINTED}] { position: fixed; inset: 0; z-index: 2147483647; width: 210mm; height: 296mm; box-shadow: none; }
  }
`

const Toolbar = styled(Row)`
  justify-content: space-between;
  ${media.phone} {
    > div { width: 100%; }
    > div > * { flex: auto; }
  }
`

const Narrow = styled.div`
  max-width: 640px;
`

type Name = { name: string }

/** Asks for the name on the certificate. */
function NameForm({
  initialName,
  submit,
  isNew = false,
  save,
  onSaved,
  onCancel,
}: {
  initialName: string
  /** The name may be that of the account, unchanged. */
  isNew?: boolean
  submit: string
  save: (name: string) => ReturnType<ReturnType<typeof useSaveCertificate>['run']>
  onSaved?: () => void
  onCancel?: () => void
}) {
  const { t } = useTranslation('courseEnd')
  return (
    <Form<Name>
      initialValues={{ name: initialName }}
      save={({ name }) => save(name)}
      {...(onSaved ? { onSaved } : {})}
      aria-label={t('certificate.name')}
    >
      <Stack gap={4}>
        <TextInput<Name>
          name="name"
          label={t('certificate.name')}
          note={t('certificate.nameNote')}
          rules={certificateNameRules}
          maxLength={CERTIFICATE_NAME_LENGTH}
          autoComplete="name"
        />
        <FormActions submit={submit} always={isNew}>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {t('certificate.cancel')}
            </Button>
          )}
        </FormActions>
      </Stack>
    </Form>
  )
}

/** Saves name and visibility of a certificate. */
const useSaveCertificate = (subject: CertificateSubject, t: (key: 'certificate.saved') => string) =>
  useWrite('saveCertificate', {
    args: (body: { name: string; isPublic: boolean }) => ({ ...certificateArgs(subject), body }),
    success: () => t('certificate.saved'),
    failure: notifyUnlessFieldErrors,
  })

/** Returns the learner's own name if a certificate can have it, else an empty string. */
function ownName(): string {
  const name = `${session.user?.givenName ?? ''} ${session.user?.familyName ?? ''}`.trim()
  return firstMistake(certificateNameRules, name) ? '' : name
}

const NewCertificate = observer(function NewCertificate({ subject }: { subject: CertificateSubject }) {
  const { t } = useTranslation('courseEnd')
  const { run } = useSaveCertificate(subject, t)
  return (
    <Narrow>
      <Stack gap={4}>
        <div>
          <h1>{t('certificate.nameTitle')}</h1>
          <Muted>{t('certificate.nameText')}</Muted>
        </div>
        <Card padding="large">
          <NameForm
            initialName={ownName()}
            isNew
            submit={t('certificate.create')}
            save={(name) => run({ name, isPublic: true })}
          />
        </Card>
      </Stack>
    </Narrow>
  )
})

/** Buttons that copy the link, download the PDF and print the sheet. */
function Actions({
  subject,
  certificate,
  link,
}: {
  subject: CertificateSubject
  certificate: OwnCertificate
  link: string
}) {
  const { t } = useTranslation('courseEnd')
  const [isBusy, setBusy] = useState(false)
  const copy = async () => {
    if (!certificate.isPublic) notify('error', t('certificate.copyOff'))
    else if (await copyText(link)) notify('success', t('certificate.copied'))
    else notify('error', t('certificate.copyFailed', { link }))
  }
  const download = async () => {
    setBusy(true)
    try {
      const name = t('certificate.fileName', { number: formatCertificateNumber(certificate.number) })
      saveFile(await callApi('getCertificatePdf', certificateArgs(subject)), `${name}.pdf`)
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error, { part: 'certificate-pdf' })
      notify('error', t('certificate.pdfFailed'))
    }
    setBusy(false)
  }
  return (
    <Row gap={2}>
      <Button variant="ghost" leftIcon={<IconCopy aria-hidden />} onClick={() => void copy()}>
        {t('certificate.copy')}
      </Button>
      <Button loading={isBusy} leftIcon={<IconDownload aria-hidden />} onClick={() => void download()}>
        {t('certificate.pdf')}
      </Button>
      <Button variant="primary" onClick={() => window.print()}>
        {t('certificate.print')}
      </Button>
    </Row>
  )
}

const Back = styled(Button)`
  margin-left: calc(-1 * ${tokens.s3});
`

/** An existing certificate: the sheet, and below it its name and its public link. */
function OwnSheet({ subject, certificate }: { subject: CertificateSubject; certificate: OwnCertificate }) {
  const { t } = useTranslation('courseEnd')
  const { run } = useSaveCertificate(subject, t)
  const [isRenaming, setRenaming] = useState(false)
  const { name, isPublic, number } = certificate
  const link = new URL(paths.certificate({ number }), window.location.href).href
  return (
    <Stack gap={6}>
      <PrintStyle />
      <h1>{t('certificate.pageTitle')}</h1>
      <Toolbar>
        <Back
          variant="ghost"
          leftIcon={<IconArrowLeft aria-hidden />}
          to={paths.courseEnd({ courseId: subject.courseId })}
        >
          {t('certificate.toEnd')}
        </Back>
        <Actions subject={subject} certificate={certificate} link={link} />
      </Toolbar>
      <CertificateSheet certificate={certificate} link={link} />
      <Card as="section">
        <Stack gap={4}>
          <Switch
            label={t('certificate.public')}
            note={t('certificate.publicNote')}
            checked={isPublic}
            onChange={(checked) => void run({ name, isPublic: checked })}
          />
          {isRenaming ? (
            <NameForm
              initialName={name}
              submit={t('certificate.create')}
              save={(changed) => run({ name: changed, isPublic })}
              onSaved={() => setRenaming(false)}
              onCancel={() => setRenaming(false)}
            />
          ) : (
            <div>
              <Button leftIcon={<IconPencil aria-hidden />} onClick={() => setRenaming(true)}>
                {t('certificate.change')}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}

/** The learner's certificate of a finished course or level: created with a name, then printed, downloaded or shared. */
export default function CourseCertificatePage() {
  const { t } = useTranslation('courseEnd')
  const { courseId = '' } = useParams()
  const [search] = useSearchParams()
  const level = levelIn(search)
  const reads = useReads({
    own: read('getOwnCertificate', { id: courseId }),
    result: read('getCourseResult', { courseId }),
  })
  usePageTitle(t('certificate.pageTitle'))
  return (
    <Page>
      <ReadStates
        reads={reads}
        headingLevel={1}
        skeleton={<Skeleton height={900} radius={16} />}
        actions={<Button to={paths.courses()}>{t('toCourses')}</Button>}
      >
        {({ own, result }) => {
          const subject = { courseId, level }
          const of = own.levels.find((each) => each.level === level)
          const certificate = level ? of?.certificate : own.certificate
          if (certificate) {
            return <OwnSheet key={certificate.number} subject={subject} certificate={certificate} />
          }
          if (level && !(of && isLevelFinished(of))) return <LevelNotFinished level={level} of={of} />
          if (!level && result.finishedAt === null) return <NotFinished courseId={courseId} />
          return <NewCertificate subject={subject} />
        }}
      </ReadStates>
    </Page>
  )
}
