import type { CommentedKind } from '@mowka/domain/course/review'
import { Button, Card, Muted, Skeleton, Stack } from '@mowka/kernel/ui'
import { IconMessage } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLabels } from '../edit/kind-labels'
import { CommentThreads } from './comments'
import { NewComment } from './NewComment'

/** The comments on an exercise, word or hint, which are reviewed with their lessons, and a new comment on any field. */
export function ContentComments({ kind, rowId }: { kind: CommentedKind; rowId: string }) {
  const { t } = useTranslation('admin')
  const title = useId()
  const [isWriting, setWriting] = useState(false)
  const reads = useReads({ comments: read('getReviewComments', { kind, id: rowId }) })
  const of = { kind, rowId }
  const labels = fieldLabels(t, kind)
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap={4}>
        <h2 id={title}>{t('review.ofContent')}</h2>
        <ReadStates reads={reads} skeleton={<Skeleton height={48} />} headingLevel={3}>
          {({ comments: { data } }) => (
            <>
              {data.length > 0 ? (
                <CommentThreads
                  of={of}
                  comments={data}
                  label={t('review.comments')}
                  labelOf={(field) => labels[field] ?? t('review.whole')}
                />
              ) : (
                <Muted>{t('review.none')}</Muted>
              )}
              {isWriting ? (
                <NewComment of={of} focused />
              ) : (
                <div>
                  <Button size="sm" leftIcon={<IconMessage aria-hidden />} onClick={() => setWriting(true)}>
                    <span>{t('review.add')}</span>
                  </Button>
                </div>
              )}
            </>
          )}
        </ReadStates>
      </Stack>
    </Card>
  )
}
