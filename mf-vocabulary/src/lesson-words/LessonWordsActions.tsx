import { paths } from '@mowka/shared/contract/routes'
import { Button, media, queries, tokens, useMediaQuery } from '@mowka/shared/ui'
import { IconArrowLeft, IconArrowRight } from '@mowka/shared/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Bar = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s4};
  margin-inline: calc(-1 * ${tokens.s4});
  padding: ${tokens.s4};
  border-top: 1px solid ${tokens.line};
  background: ${tokens.page};
  ${media.belowMedium} {
    bottom: ${tokens.bottomBar};
    margin-inline: calc(-1 * ${tokens.gutter});
    padding: ${tokens.s3} ${tokens.gutter};
    background: ${tokens.card};
    > :last-child { flex: 1; }
  }
`

/**
 * The bar at the bottom (vocabulary and commerce §2): back to the lessons from 960 px up, and the trainer, which
 * becomes the way to the repetitions once everything is complete.
 */
export function LessonWordsActions({
  courseId,
  lessonId,
  completed,
}: {
  courseId: string
  lessonId: string
  completed: boolean
}) {
  const { t } = useTranslation('vocabulary')
  const medium = useMediaQuery(queries.medium)
  return (
    <Bar aria-label={t('lessonWords.actions')}>
      {medium && (
        <Button
          to={paths.courseDetails({ courseId }, { query: { backTo: 'current' }, hash: lessonId })}
          leftIcon={<IconArrowLeft aria-hidden />}
        >
          {t('lessonWords.back')}
        </Button>
      )}
      <Button
        variant="primary"
        size="lg"
        to={completed ? paths.repetitionWords() : paths.lessonWordTrainer({ courseId, lessonId })}
        rightIcon={<IconArrowRight aria-hidden />}
      >
        {t(completed ? 'lessonWords.completed' : 'lessonWords.start')}
      </Button>
    </Bar>
  )
}
