import type { AnswerOf } from '@mowka/contract/calls'
import type { OwnLevel } from '@mowka/contract/schemas/certificate'
import { Button, Card, IconTile, Muted, Stack, tokens } from '@mowka/kernel/ui'
import { IconCertificate, IconMedal } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Beside, CardTitle } from '../card-parts'
import { certificatePath, isLevelFinished } from './certificate-subject'

const Left = styled(Muted)`
  padding-top: ${tokens.s3};
  border-top: 1px solid ${tokens.line};
`

/** A certificate that the learner has or can create. */
function CertificateCard({
  icon,
  title,
  text,
  to,
  action,
  children,
}: {
  icon: ReactNode
  title: string
  text: string
  to: string
  action: string
  children?: ReactNode
}) {
  return (
    <Card as="section">
      <Stack gap={4}>
        <Beside>
          {icon}
          <Stack gap={3}>
            <div>
              <CardTitle>{title}</CardTitle>
              <Muted size={14}>{text}</Muted>
            </div>
            <div>
              <Button to={to}>{action}</Button>
            </div>
          </Stack>
        </Beside>
        {children}
      </Stack>
    </Card>
  )
}

/** The certificate of a level whose courses are all finished, or that was created earlier. */
function LevelCard({ courseId, of: { level, certificate } }: { courseId: string; of: OwnLevel }) {
  const { t } = useTranslation('courseEnd')
  return (
    <CertificateCard
      icon={
        <IconTile tone="spark">
          <IconMedal aria-hidden />
        </IconTile>
      }
      title={t(certificate ? 'level.made' : 'level.ready', { level })}
      text={t(certificate ? 'certificate.text' : 'level.text')}
      to={certificatePath({ courseId, level })}
      action={t(certificate ? 'level.see' : 'level.make', { level })}
    />
  )
}

/**
 * The certificate of a finished course, and those of its levels: as cards of their own if the level is finished,
 * otherwise as the number of courses that are left.
 */
export function CertificateCards({
  courseId,
  own,
}: {
  courseId: string
  own: AnswerOf<'getOwnCertificate'> | undefined
}) {
  const { t } = useTranslation('courseEnd')
  const isMade = Boolean(own?.certificate)
  const isReady = (of: OwnLevel) => of.certificate !== null || isLevelFinished(of)
  const levels = own?.levels ?? []
  return (
    <>
      {levels.filter(isReady).map((of) => (
        <LevelCard key={of.level} courseId={courseId} of={of} />
      ))}
      <CertificateCard
        icon={
          <IconTile>
            <IconCertificate aria-hidden />
          </IconTile>
        }
        title={t(isMade ? 'certificate.made' : 'certificate.ready')}
        text={t('certificate.text')}
        to={certificatePath({ courseId })}
        action={t(isMade ? 'certificate.see' : 'certificate.make')}
      >
        {levels
          .filter((of) => !isReady(of) && of.courses > 0)
          .map(({ level, courses, finished }) => (
            <Left key={level} size={14}>
              {t('level.left', { level, courses, finished })}
            </Left>
          ))}
      </CertificateCard>
    </>
  )
}
