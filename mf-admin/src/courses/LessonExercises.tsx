import { paths } from '@mowka/contract/routes'
import { languageOf } from '@mowka/domain/languages/languages'
import { hasPage } from '@mowka/kernel/platform'
import { IconButton, Muted, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { Tooltip } from '@mowka/kernel/ui/controls'
import { IconBulb } from '@mowka/kernel/ui/icons'
import { optional, read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { illustratedNodes } from '@mowka/web/views/illustrated'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useFromHere } from '../edit/way-back'
import { ShortText } from '../list/ShortText'

const List = styled.ul`
  margin: 0;
  padding: ${tokens.s2} ${tokens.s3} ${tokens.s4} 44px;
  list-style: none;
  > li { display: flex; flex-wrap: wrap; align-items: center; gap: ${tokens.s1} ${tokens.s3}; min-height: 32px; }
`

/** The exercises of a lesson in the list, with their hints in tooltips (A-CRSE-07, A-CRSE-08). */
export function LessonExercises({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('admin')
  const fromHere = useFromHere()
  const reads = useReads({
    exercises: read('getLessonExercises', { id: lessonId }),
    hints: optional('getLessonHints', { id: lessonId }),
  })
  return (
    <ReadStates reads={reads} skeleton={<Skeleton height={64} />} headingLevel={3}>
      {({ exercises, hints }) => {
        if (exercises.data.length === 0) return <List as="p">{t('courses.lessons.noExercises')}</List>
        const contents = new Map(hints?.data.map((hint) => [hint._id, hint.content]))
        return (
          <List>
            {exercises.data.map((exercise) => {
              const own = exercise.hints.flatMap((id) => contents.get(id) ?? [])
              const answer = <ShortText text={exercise.answer} />
              return (
                <li key={exercise._id}>
                  <span lang={languageOf(exercise.exampleLang).tag}>
                    <ShortText text={exercise.example} />
                  </span>
                  <strong lang={languageOf(exercise.answerLang).tag}>
                    {hasPage('adminEditExercise') ? (
                      <Link to={fromHere(paths.adminEditExercise({ exerciseId: exercise._id }))}>
                        {answer}
                      </Link>
                    ) : (
                      answer
                    )}
                  </strong>
                  {!exercise.active && <Muted as="span">{t('links.inactive')}</Muted>}
                  {own.length > 0 && (
                    <Tooltip
                      text={
                        <Stack gap={2}>
                          {own.map((content) => (
                            <div key={content}>{illustratedNodes(content)}</div>
                          ))}
                        </Stack>
                      }
                    >
                      <IconButton
                        size="sm"
                        aria-label={t('courses.lessons.hints', {
                          answer: exercise.answer,
                          count: own.length,
                        })}
                      >
                        <IconBulb aria-hidden />
                      </IconButton>
                    </Tooltip>
                  )}
                </li>
              )
            })}
          </List>
        )
      }}
    </ReadStates>
  )
}
