import type { Certificate } from '@mowka/contract/schemas/certificate'
import { formatCertificateNumber, joinCourseNames } from '@mowka/domain/course/certificate'
import { formatDate, formatStudyTime } from '@mowka/domain/time'
import { Logo } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Graduate } from '../Graduate'
import { useLevelName } from './level-name'

/** Width of the sheet in container units, so that a preview on a phone has the proportions of the printed page. */
const Frame = styled.div`
  container-type: inline-size;
  width: min(100%, 794px);
  margin-inline: auto;
`
/** An A4 page in the colours of the light theme, which are printed in the dark theme, too. */
const Paper = styled.article`
  --mw-text: #0b2545;
  --mw-muted: #51607a;
  --mw-card: #fff;
  --mw-drawing: #fff;
  --mw-line: #e9dfd0;
  --mw-spark: #ff8a1f;
  --mw-spark-soft: #ffe8cf;
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: center;
  aspect-ratio: 210 / 297;
  padding: 3.4cqw;
  background: #fff;
  box-shadow: var(--mw-shadow-float, 0 12px 40px rgb(11 37 69 / 18%));
  color: var(--mw-text);
  font-size: 2.1cqw;
  line-height: 1.3;
  text-align: center;
  color-scheme: light;
  > div {
    display: grid;
    grid-template-rows: auto 1fr auto;
    grid-row: 1 / -1;
    justify-items: center;
    width: 100%;
    padding: 5cqw 4.5cqw 3cqw;
    border: 1px solid var(--mw-line);
    border-radius: 2.4cqw 2.4cqw 2.4cqw 0.5cqw;
    > :last-child { width: 100%; }
  }
`
const Brand = styled.div`
  display: grid;
  gap: 4cqw;
  justify-items: center;
  > svg, > :first-child { font-size: 6cqw; }
  h2 { color: #9a3412; font-size: 3.6cqw; }
`
const Main = styled.div`
  display: grid;
  gap: 1cqw;
  align-content: center;
  justify-items: center;
  width: 100%;
  > svg { width: 18cqw; margin-bottom: 3cqw; }
  p { color: var(--mw-muted); }
  > p + p { margin-top: 2cqw; }
  overflow-wrap: anywhere;
`
const Name = styled.strong<{ $length: number }>`
  margin-bottom: 3cqw;
  font-size: ${({ $length }) => ($length <= 22 ? 6.6 : $length <= 36 ? 4.8 : 3.8)}cqw;
  font-weight: 800;
  line-height: 1.15;
`
const CourseName = styled.strong<{ $length: number }>`
  font-size: ${({ $length }) => ($length <= 40 ? 4 : 3)}cqw;
  line-height: 1.2;
`
const Levels = styled.p`
  margin-top: 1cqw;
  font-weight: 800;
`
/* Six lines at most, so that the sheet stays one page; the check shows all courses. */
const Courses = styled.p<{ $length: number }>`
  display: -webkit-box;
  margin-top: 1cqw;
  overflow: hidden;
  font-size: ${({ $length }) => ($length <= 240 ? 2.1 : 1.7)}cqw;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  text-wrap: balance;
`
const Scope = styled.dl`
  display: flex;
  gap: 5cqw;
  margin: 4cqw 0 0;
  padding: 2.2cqw 5cqw;
  border-radius: 2.4cqw 2.4cqw 2.4cqw 0.5cqw;
  background: var(--mw-spark-soft);
  > div { display: flex; flex-direction: column-reverse; }
  dd { margin: 0; font-size: 3cqw; font-weight: 800; }
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1.4fr;
  gap: 1.5cqw 2cqw;
  width: 100%;
  margin: 0;
  padding-top: 2.6cqw;
  border-top: 1px solid var(--mw-line);
  font-size: 1.8cqw;
  dt { color: var(--mw-muted); }
  dd { margin: 0; font-weight: 800; overflow-wrap: anywhere; }
  > :last-child { grid-column: 1 / -1; }
`
const Note = styled.p`
  margin-top: 2cqw;
  color: var(--mw-muted);
  font-size: 1.7cqw;
`

/** The totals; those without information are left out. */
function Totals({ certificate: { lessons, sentences, words, seconds } }: { certificate: Certificate }) {
  const { t } = useTranslation('courseEnd')
  const totals = [
    { label: t('sheet.lessons', { count: lessons }), value: lessons },
    { label: t('sheet.sentences', { count: sentences }), value: sentences },
    ...(words ? [{ label: t('words', { count: words }), value: words }] : []),
    ...(seconds ? [{ label: t('time'), value: formatStudyTime(seconds) }] : []),
  ]
  return (
    <Scope>
      {totals.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Scope>
  )
}

/** Marks the sheet for the print style of its page. */
export const PRINTED = 'data-printed'

/** A certificate as an A4 page, with the address of its public check. */
export function CertificateSheet({ certificate, link }: { certificate: Certificate; link: string }) {
  const { t } = useTranslation('courseEnd')
  const levelName = useLevelName()
  const { name, levels, ofLevel, targetLang, finishedOn, number } = certificate
  const courseName = ofLevel ? levelName(targetLang, ofLevel.level) : certificate.courseName
  const courses = joinCourseNames(ofLevel?.courses ?? [])
  return (
    <Frame>
      <Paper {...{ [PRINTED]: true }}>
        <div>
          <Brand>
            <Logo />
            <h2>{t(ofLevel ? 'sheet.titleOfLevel' : 'sheet.title')}</h2>
          </Brand>
          <Main>
            <Graduate />
            <p>{t('sheet.for')}</p>
            <Name $length={name.length}>{name}</Name>
            <p>{t(ofLevel ? 'sheet.ofLevel' : 'sheet.of')}</p>
            <CourseName $length={courseName.length}>{courseName}</CourseName>
            {ofLevel ? (
              <Courses $length={courses.length}>
                {t('sheet.courses', { count: ofLevel.courses.length })}: {courses}
              </Courses>
            ) : (
              <Levels>
                {t('sheet.levels')} {levels.join(', ')}
              </Levels>
            )}
            <Totals certificate={certificate} />
          </Main>
          <div>
            <Facts>
              <div>
                <dt>{t('sheet.date')}</dt>
                <dd>{formatDate(`${finishedOn}T12:00:00Z`)}</dd>
              </div>
              <div>
                <dt>{t('sheet.number')}</dt>
                <dd>{formatCertificateNumber(number)}</dd>
              </div>
              <div>
                <dt>{t('sheet.check')}</dt>
                <dd>{link.replace(/^https?:\/\//, '')}</dd>
              </div>
            </Facts>
            <Note>{t(ofLevel ? 'sheet.noteOfLevel' : 'sheet.note')}</Note>
          </div>
        </div>
      </Paper>
    </Frame>
  )
}
