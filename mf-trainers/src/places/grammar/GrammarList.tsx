import { paths } from '@mowka/contract/routes'
import { RemoteWidget } from '@mowka/kernel/platform'
import {
  Button,
  CardLink,
  EmptyState,
  Grid,
  media,
  SearchField,
  Section,
  Select,
  Stack,
  Status,
  tokens,
} from '@mowka/kernel/ui'
import { IconBulb, IconLock } from '@mowka/kernel/ui/icons'
import { type DrawMore, richNodes, useSearchText } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import {
  type FoundTopic,
  findTopics,
  type GrammarFilters,
  groupTopics,
  lessonTitle,
  levelsOf,
  type Topic,
} from './grammar-topics'
import { filterQuery, useGrammarFilters } from './use-grammar-filters'

/** Search debounce in ms: browsers limit how often an address may change. */
const DEBOUNCE = 200

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 1fr) minmax(140px, 200px) auto;
  gap: ${tokens.s4};
  align-items: end;
  > p { display: flex; align-items: center; min-height: 48px; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 140px);
    gap: ${tokens.s3};
    > p { grid-column: 1 / -1; min-height: 0; }
  }
`
const CourseName = styled.h3`
  font-size: ${tokens.fs16};
`
const Tile = styled(CardLink)`
  h4 { font-size: ${tokens.fs18}; line-height: 1.3; overflow-wrap: anywhere; }
  p { color: ${tokens.muted}; font-size: ${tokens.fs14}; overflow-wrap: anywhere; }
  p[data-excerpt] {
    display: -webkit-box;
    overflow: hidden;
    margin-top: ${tokens.s2};
    color: ${tokens.text};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

/** A tile is one link, so links of an editor's title become text. */
const withoutLinks: DrawMore = (element) => (element.tagName === 'A' ? element.textContent : undefined)

function TopicTile({
  found: { topic, excerpt },
  filters,
  isLocked,
}: {
  found: FoundTopic
  filters: GrammarFilters
  isLocked: boolean
}) {
  const { t } = useTranslation('teaching')
  const { lesson, hints, title, plainTitle } = topic
  const name = lessonTitle(lesson)
  return (
    <Tile to={paths.grammar({ lessonId: lesson.lessonId }, { query: filterQuery(filters) })}>
      <Stack gap={1} align="start">
        <h4>{richNodes(title, withoutLinks)}</h4>
        {name !== plainTitle && <p>{name}</p>}
        {excerpt !== null && <p data-excerpt>{excerpt}</p>}
        {isLocked && <Status icon={<IconLock aria-hidden />}>{t('grammar.locked')}</Status>}
        {hints.length > 0 && (
          <Status icon={<IconBulb aria-hidden />}>{t('grammar.hintCount', { count: hints.length })}</Status>
        )}
      </Stack>
    </Tile>
  )
}

/** The topics of a language by level and course, with a search. */
export function GrammarList({ topics, isLocked }: { topics: readonly Topic[]; isLocked: boolean }) {
  const { t } = useTranslation(['teaching', 'common'])
  const levels = levelsOf(topics)
  const { filters, setFilters } = useGrammarFilters(levels)
  const { text, setText, commit } = useSearchText(
    filters.text,
    (next) => setFilters({ ...filters, text: next }),
    DEBOUNCE,
  )
  if (topics.length === 0)
    return (
      <EmptyState
        title={t('grammar.none')}
        actions={
          <Button variant="primary" to={paths.courses()}>
            {t('grammar.toCourses')}
          </Button>
        }
      >
        {t('grammar.noneText')}
      </EmptyState>
    )
  const found = findTopics(topics, filters)
  return (
    <>
      {isLocked && <RemoteWidget name="learning/NoAccess" />}
      <Bar role="search" aria-label={t('grammar.filters')}>
        <SearchField
          label={t('common:search')}
          placeholder={t('grammar.placeholder')}
          value={text}
          onChange={setText}
          onBlur={commit}
        />
        <Select
          label={t('grammar.level')}
          options={[
            { value: '', label: t('grammar.allLevels') },
            ...levels.map((level) => ({ value: level, label: level })),
          ]}
          value={filters.level}
          onChange={(level) => setFilters({ ...filters, level })}
        />
        <p role="status">{t('grammar.topicCount', { count: found.length })}</p>
      </Bar>
      {found.length === 0 && (
        <EmptyState
          title={t('grammar.noMatch')}
          actions={<Button onClick={() => setFilters({ text: '', level: '' })}>{t('grammar.clear')}</Button>}
        >
          {t('grammar.noMatchText')}
        </EmptyState>
      )}
      {groupTopics(found).map(({ level, count, courses }) => (
        <Section
          key={level}
          title={t('grammar.levelTitle', { level })}
          aside={t('grammar.topicCount', { count })}
        >
          <Stack gap={6}>
            {courses.map(({ courseId, courseName, topics: ofCourse }) => (
              <Stack key={courseId} gap={3}>
                <CourseName>{courseName}</CourseName>
                <Grid as="ul" columns={2}>
                  {ofCourse.map((each) => (
                    <li key={each.topic.lesson.lessonId}>
                      <TopicTile found={each} filters={filters} isLocked={isLocked} />
                    </li>
                  ))}
                </Grid>
              </Stack>
            ))}
          </Stack>
        </Section>
      ))}
    </>
  )
}
