import { paths } from '@mowka/contract/routes'
import { RemoteWidget } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Page,
  PageHeader,
  Row,
  Section,
  Stack,
  tokens,
} from '@mowka/kernel/ui'
import { IconArrowLeft, IconArrowRight } from '@mowka/kernel/ui/icons'
import { useTrainerAudio } from '@mowka/web/trainer'
import { richNodes } from '@mowka/web/views'
import { illustratedNodes } from '@mowka/web/views/illustrated'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { HintText } from '../../core/hints/hint-views'
import { Examples } from '../teaching/introduction/Examples'
import { Rule } from '../teaching/introduction/Rule'
import { lessonTitle, levelsOf, type Topic } from './grammar-topics'
import { filterQuery, useGrammarFilters } from './use-grammar-filters'

const Uses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.s2};
  margin-top: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  ul { display: contents; }
`

/** One topic: the rule on cards, sentences in bubbles, and the lesson's hints with the other lessons that use them. */
export function GrammarTopic({
  topics,
  lessonId,
  isLocked,
}: {
  topics: readonly Topic[]
  lessonId: string
  isLocked: boolean
}) {
  const { t } = useTranslation('teaching')
  const { filters } = useGrammarFilters(levelsOf(topics))
  const query = filterQuery(filters)
  useTrainerAudio()
  const backToList = (
    <Button variant="ghost" to={paths.grammar({}, { query })} leftIcon={<IconArrowLeft aria-hidden />}>
      {t('grammar.all')}
    </Button>
  )
  const at = topics.findIndex(({ lesson }) => lesson.lessonId === lessonId)
  const topic = topics[at]
  if (!topic)
    return (
      <Page>
        <EmptyState headingLevel={1} title={t('grammar.missing')} actions={backToList}>
          {t('grammar.missingText')}
        </EmptyState>
      </Page>
    )
  const { lesson, hints, title } = topic
  const { introduction, courseId, courseName, level } = lesson
  const lang = session.targetLang
  const previous = topics[at - 1]
  const next = topics[at + 1]
  return (
    <Page width="trainer">
      <Row>{backToList}</Row>
      <PageHeader title={richNodes(title)} aside={<Badge tone="soft">{level}</Badge>} />
      <Row justify="between">
        <p>
          {t('grammar.lesson', { name: lessonTitle(lesson) })}
          <br />
          {courseName}
        </p>
        {!isLocked && (
          <Button variant="primary" to={paths.courseDetails({ courseId }, { hash: lessonId })}>
            {t('grammar.toLesson')}
          </Button>
        )}
      </Row>
      {isLocked && <RemoteWidget name="learning/NoAccess" courseId={courseId} />}
      {introduction && (
        <Stack>
          <Card padding="large">{richNodes(introduction.rule)}</Card>
          <Rule introduction={introduction} lang={lang} />
        </Stack>
      )}
      {introduction && introduction.examples.length > 0 && (
        <Section title={t('grammar.examples')}>
          <Examples examples={introduction.examples} lang={lang} />
        </Section>
      )}
      {hints.length > 0 && (
        <Section title={t('grammar.hints')}>
          <Stack as="ul">
            {hints.map(({ _id, content, lessonIds }) => {
              const others = topics.filter(
                (other) => other !== topic && lessonIds.includes(other.lesson.lessonId),
              )
              return (
                <Card as="li" key={_id}>
                  <HintText>{illustratedNodes(content)}</HintText>
                  {others.length > 0 && (
                    <Uses>
                      <p>{t('grammar.alsoIn')}</p>
                      <ul>
                        {others.map(({ lesson: other }) => (
                          <li key={other.lessonId}>
                            <Link to={paths.grammar({ lessonId: other.lessonId }, { query })}>
                              {lessonTitle(other)}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </Uses>
                  )}
                </Card>
              )
            })}
          </Stack>
        </Section>
      )}
      <Row as="nav" justify="between" nowrap aria-label={t('grammar.neighbours')}>
        {previous ? (
          <Button
            to={paths.grammar({ lessonId: previous.lesson.lessonId }, { query })}
            leftIcon={<IconArrowLeft aria-hidden />}
          >
            {t('grammar.previous')}
          </Button>
        ) : (
          <span />
        )}
        {next && (
          <Button
            to={paths.grammar({ lessonId: next.lesson.lessonId }, { query })}
            rightIcon={<IconArrowRight aria-hidden />}
          >
            {t('grammar.next')}
          </Button>
        )}
      </Row>
    </Page>
  )
}
