import type { KindInLessons } from '@mowka/contract/endpoints/editor/search'
import { paths } from '@mowka/contract/routes'
import { Badge, Card, Muted, Skeleton, Stack } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFromHere } from '../edit/way-back'
import { LinkList } from './LinkList'

/** The lessons that use an exercise, word or hint. */
export function LessonsUsing({ kind, id }: { kind: KindInLessons; id: string }) {
  const { t } = useTranslation('admin')
  const title = useId()
  const fromHere = useFromHere()
  const reads = useReads({ lessons: read('getLessonsUsing', { kind, id }) })
  const total = reads.state === 'ready' ? reads.data.lessons.metadata.total : 0
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap={3}>
        <h2 id={title}>{total === 0 ? t('uses.title') : t('uses.count', { count: total })}</h2>
        <ReadStates reads={reads} skeleton={<Skeleton height={24} />} headingLevel={3}>
          {({ lessons: { data, metadata } }) =>
            data.length === 0 ? (
              <Muted>{t(`uses.none.${kind}`)}</Muted>
            ) : (
              <>
                <LinkList>
                  {data.map(({ _id, title: name, course, isActive }) => (
                    <li key={_id}>
                      <Link to={fromHere(paths.adminEditLesson({ lessonId: _id }))}>{name}</Link>{' '}
                      <Muted as="span">{course || t('uses.noCourse')}</Muted>{' '}
                      {!isActive && <Badge tone="tag">{t('uses.inactive')}</Badge>}
                    </li>
                  ))}
                </LinkList>
                {metadata.total > data.length && (
                  <Muted>{t('uses.more', { count: metadata.total - data.length })}</Muted>
                )}
              </>
            )
          }
        </ReadStates>
      </Stack>
    </Card>
  )
}
