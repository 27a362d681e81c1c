import { paths } from '@mowka/contract/routes'
import type { ListedCertificate } from '@mowka/contract/schemas/certificate'
import { formatCertificateNumber } from '@mowka/domain/course/certificate'
import { formatDate } from '@mowka/domain/time'
import { hasPage } from '@mowka/kernel/platform'
import { Button, IconTile, Muted, media, Skeleton } from '@mowka/kernel/ui'
import { IconCertificate, IconMedal } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { certificatePath } from '../../course-end/certificate/certificate-subject'
import { useLevelName } from '../../course-end/certificate/level-name'
import { ProfileCard } from '../ProfileCard'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--mw-3);
  padding-block: var(--mw-3);
  border-top: 1px solid var(--mw-line);
  overflow-wrap: anywhere;
  &:first-child { padding-top: 0; border-top: 0; }
  &:last-child { padding-bottom: 0; }
  b { display: block; }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    > :nth-child(3) { grid-column: 2; justify-self: start; }
  }
`

const CertificateNumber = styled.span`
  white-space: nowrap;
`

/** The page of a certificate: the learner's own one, or its public check if its course is gone. */
function pageOf({ courseId, level, isPublic, number }: ListedCertificate): string | null {
  if (courseId !== null && hasPage('courseCertificate')) {
    return certificatePath({ courseId, level: level ?? undefined })
  }
  return isPublic && hasPage('certificate') ? paths.certificate({ number }) : null
}

function Certificate({ certificate }: { certificate: ListedCertificate }) {
  const { t } = useTranslation('profile')
  const levelName = useLevelName()
  const { number, courseName, level, targetLang, finishedOn } = certificate
  const name = level ? levelName(targetLang, level) : courseName
  const page = pageOf(certificate)
  return (
    <Item>
      <IconTile tone={level ? 'spark' : 'soft'}>
        {level ? <IconMedal aria-hidden /> : <IconCertificate aria-hidden />}
      </IconTile>
      <div>
        <b>{name}</b>
        <Muted size={14}>
          {formatDate(`${finishedOn}T12:00:00Z`)}
          {' · '}
          <CertificateNumber translate="no">{formatCertificateNumber(number)}</CertificateNumber>
        </Muted>
      </div>
      {page && (
        <Button to={page} aria-label={t('certificates.seeOf', { name })}>
          <span>{t('certificates.see')}</span>
        </Button>
      )}
    </Item>
  )
}

/** The learner's certificates in all languages, each with a link to its page. */
export function CertificatesCard() {
  const { t } = useTranslation('profile')
  const reads = useReads({ certificates: read('getCertificates') })
  return (
    <ProfileCard title={t('certificates.title')}>
      <ReadStates reads={reads} skeleton={<Skeleton height={56} radius={16} />} headingLevel={3}>
        {({ certificates: { data } }) =>
          data.length === 0 ? (
            <Muted as="p">{t('certificates.none')}</Muted>
          ) : (
            <List>
              {data.map((each) => (
                <Certificate key={each.number} certificate={each} />
              ))}
            </List>
          )
        }
      </ReadStates>
    </ProfileCard>
  )
}
