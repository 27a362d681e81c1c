import { paths } from '@mowka/contract/routes'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { countExercises } from '@mowka/domain/lesson/lesson'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { displayText } from '@mowka/domain/text/line-ends'
import { formatDate } from '@mowka/domain/time'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, tokens } from '@mowka/kernel/ui'
import { IconList } from '@mowka/kernel/ui/icons'
import { ModeIcon } from '@mowka/web/trainer/ModeIcon'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LearnWordsButton } from '../lesson-opening/LearnWordsButton'
import { sentencesDone } from '../next-lesson/next-step'
import type { LessonEntry } from './course-lessons'

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3} ${tokens.s6};
  align-items: center;
  justify-content: space-between;
  margin: 0 ${tokens.s5};
  padding: ${tokens.s4} 0;
  border-top: 1px solid ${tokens.line};
  @media (max-width: 719.98px) { margin: 0 ${tokens.s4}; }
`
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3} ${tokens.s8};
  dt { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  dd { font-weight: ${tokens.fwHeading}; }
`
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.s1};
  margin-inline: -12px;
`

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Expanded content of a lesson tile: the name in the target language, counts and links. */
export const LessonDetails = observer(function LessonDetails({
  entry: { lesson, progress },
  courseId,
  id,
}: {
  entry: LessonEntry
  courseId: string
  id: string
}) {
  const { t } = useTranslation('learning')
  const place = { courseId, lessonId: lesson._id }
  const total = countExercises(lesson.items)
  const done = sentencesDone(progress?.progress ?? 0, total)
  // Hidden words don't count; with all of them hidden there is no progress to show (C69).
  const words = progress ? progress.noOfWords - progress.noOfKnownWords : 0
  const foreign = splitLessonName(lesson.name.target).title
  return (
    <Box id={id}>
      <Facts>
        {foreign !== '' && (
          <Fact name={t('details.original')}>
            <span {...textIn(langTag(session.targetLang))}>{displayText(foreign, session.targetLang)}</span>
          </Fact>
        )}
        <Fact name={t('details.sentences')}>{t('details.of', { done, total })}</Fact>
        {progress !== null && words > 0 && (
          <Fact name={t('details.words')}>
            {t('details.of', { done: Math.min(words, progress.noOfCompletedWords), total: words })}
          </Fact>
        )}
        {progress?.finishedAt ? (
          <Fact name={t('details.finishedAt')}>{formatDate(progress.finishedAt)}</Fact>
        ) : (
          progress?.startedAt && <Fact name={t('details.startedAt')}>{formatDate(progress.startedAt)}</Fact>
        )}
      </Facts>
      <Links>
        <LearnWordsButton variant="ghost" place={place} progress={progress} />
        {hasPage('lessonWords') && (
          <Button variant="ghost" to={paths.lessonWords(place)} leftIcon={<IconList aria-hidden />}>
            {t('details.lessonWords')}
          </Button>
        )}
        {hasPage('trainerContentPreview') && (
          <Button
            variant="ghost"
            to={paths.trainerContentPreview(place)}
            leftIcon={<ModeIcon mode="CONTENT_PREVIEW" />}
          >
            {t('mode.CONTENT_PREVIEW.name')}
          </Button>
        )}
      </Links>
    </Box>
  )
})
