import { paths } from '@mowka/shared/contract/routes'
import type { LessonSummary, ProblematicExample } from '@mowka/shared/contract/schemas/progress'
import { session } from '@mowka/shared/session'
import { formatMinutes } from '@mowka/shared/trainer'
import { Button, Dialog, ErrorState, Mascot, Row, Stack, tokens } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { SpokenPairs } from '../glossary/SpokenPairs'
import { lessonInCourse } from './LessonFrame'
import type { LessonEnding } from './lesson-ending'

const Numbers = styled.dl`
  display: grid;
  flex: 1;
  gap: ${tokens.s2};
  > div { display: flex; justify-content: space-between; gap: ${tokens.s4}; }
  dt { color: ${tokens.muted}; }
  dd { font-weight: 800; }
`

/** The sentences that took more than one try. */
function Problematic({ examples }: { examples: readonly ProblematicExample[] }) {
  const { t } = useTranslation('trainers')
  return (
    <Stack gap={3}>
      <p>{t('ending.problematicText')}</p>
      <SpokenPairs
        roomy
        pairs={examples.map((each) => ({
          ...each,
          id: each.exerciseId,
          answerLang: session.targetLang,
          exampleLang: session.sourceLang,
        }))}
      />
    </Stack>
  )
}

function Summary({ summary }: { summary: LessonSummary }) {
  const { t } = useTranslation('trainers')
  return (
    <Row gap={5} nowrap>
      <Mascot face="great" size={72} />
      <Numbers>
        <div>
          <dt>{t('summary.total')}</dt>
          <dd>{summary.totalExercises}</dd>
        </div>
        <div>
          <dt>{t('summary.first')}</dt>
          <dd>{summary.correctAtFirstAttempt}</dd>
        </div>
        <div>
          <dt>{t('summary.attempts')}</dt>
          <dd>{summary.attempts}</dd>
        </div>
        <div>
          <dt>{t('summary.time')}</dt>
          <dd>{formatMinutes(summary.secondsPassed)}</dd>
        </div>
      </Numbers>
    </Row>
  )
}

/** What comes after the last exercise, one dialog at a time (L-TRN-28, L-TRN-29). */
export const LessonDialogs = observer(function LessonDialogs({
  ending,
  courseId,
  lessonId,
}: {
  ending: LessonEnding
  courseId: string
  lessonId: string
}) {
  const { t } = useTranslation('trainers')
  const navigate = useNavigate()
  const backTo = lessonInCourse(courseId, lessonId)
  const leave = () => navigate(backTo)
  return (
    <>
      <Dialog
        open={ending.step === 'courseFinished'}
        onClose={leave}
        title={t('ending.courseFinished')}
        actions={
          <>
            <Button to={paths.courses()}>{t('ending.backToCourses')}</Button>
            <Button variant="primary" to={paths.exercises()}>
              {t('ending.goToRepetition')}
            </Button>
          </>
        }
      >
        <Row gap={5} nowrap>
          <Mascot face="great" size={72} />
          <p>{t('ending.courseFinishedText')}</p>
        </Row>
      </Dialog>
      <Dialog
        open={ending.step === 'problematic'}
        onClose={ending.showSummary}
        title={t('ending.problematic')}
        size="md"
        actions={
          <Button variant="primary" onClick={ending.showSummary}>
            {t('ending.showSummary')}
          </Button>
        }
      >
        <Problematic examples={ending.problematic} />
      </Dialog>
      <Dialog
        open={ending.step === 'summary'}
        onClose={leave}
        title={t('ending.summary')}
        actions={
          <>
            <Button to={backTo}>{t('ending.backToLesson')}</Button>
            <Button variant="primary" to={paths.repetitionModeSelector({ lessonId })}>
              {t('ending.goToRepetition')}
            </Button>
          </>
        }
      >
        {ending.summary && <Summary summary={ending.summary} />}
      </Dialog>
      <Dialog open={ending.step === 'failed'} onClose={leave} title={t('ending.finished')}>
        <ErrorState bare headingLevel={3} title={t('ending.failed')} onRetry={() => void ending.start()} />
      </Dialog>
    </>
  )
})
