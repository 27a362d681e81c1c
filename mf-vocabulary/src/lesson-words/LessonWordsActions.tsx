import { paths } from '@mowka/shared/contract/routes'
import type { LessonPlace } from '@mowka/shared/domain/lesson-place'
import { hasPage } from '@mowka/shared/platform'
import { Button, media, queries, tokens, useMediaQuery, useSnackbarsAbove } from '@mowka/shared/ui'
import { IconArrowLeft, IconArrowRight } from '@mowka/shared/ui/icons'
import type { ParseKeys } from 'i18next'
import { useRef } from 'react'
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
  /* Over the end of the page: no strip of it is left below the bar. */
  margin-bottom: calc(-1 * ${tokens.s16});
  margin-inline: calc(-1 * ${tokens.s4});
  padding: ${tokens.s4};
  border-top: 1px solid ${tokens.line};
  background: ${tokens.page};
  ${media.belowMedium} {
    bottom: ${tokens.bottomBar};
    margin-bottom: calc(-1 * ${tokens.s8});
    margin-inline: calc(-1 * ${tokens.gutter});
    padding: ${tokens.s3} ${tokens.gutter};
    background: ${tokens.card};
    > :last-child { flex: 1; }
  }
`

/** The lesson that the words belong to, on the page of its course. */
export const lessonOnCourse = (place: LessonPlace): string =>
  paths.courseDetails({ courseId: place.courseId }, { query: { backTo: 'current' }, hash: place.lessonId })

/** The trainer while there is something to learn, the repetitions once all is complete; null while no release has it. */
function nextStep(
  place: LessonPlace,
  progress: number | null,
): { to: string; text: ParseKeys<'vocabulary'> } | null {
  if (progress === 100) {
    return hasPage('repetitionWords') ? { to: paths.repetitionWords(), text: 'lessonWords.completed' } : null
  }
  return progress !== null && hasPage('lessonWordTrainer')
    ? { to: paths.lessonWordTrainer(place), text: 'lessonWords.start' }
    : null
}

/**
 * The bar at the bottom (V-LW-13 to 16): back to the lessons from 960 px up, and the trainer, which becomes the way to
 * the repetitions once everything is complete. `progress` is in percent, null where no word is active.
 */
export function LessonWordsActions({
  courseId,
  lessonId,
  progress,
}: {
  courseId: string
  lessonId: string
  progress: number | null
}) {
  const { t } = useTranslation('vocabulary')
  const medium = useMediaQuery(queries.medium)
  const bar = useRef<HTMLElement>(null)
  const place = { courseId, lessonId }
  const next = nextStep(place, progress)
  const isShown = medium || next !== null
  useSnackbarsAbove(bar, isShown)
  if (!isShown) return null
  return (
    <Bar ref={bar} aria-label={t('lessonWords.actions')}>
      {medium && (
        <Button to={lessonOnCourse(place)} leftIcon={<IconArrowLeft aria-hidden />}>
          {t('lessonWords.back')}
        </Button>
      )}
      {next && (
        <Button variant="primary" size="lg" to={next.to} rightIcon={<IconArrowRight aria-hidden />}>
          {t(next.text)}
        </Button>
      )}
    </Bar>
  )
}
