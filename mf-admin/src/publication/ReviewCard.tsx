import type { ReviewedKind, ReviewState } from '@mowka/domain/course/review'
import { Badge, Button, Card, Muted, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { choiceLabel, fieldLabels } from '../edit/kind-labels'
import { CommentThreads } from './comments'
import { useLatestVersion } from './edited-reads'
import { NewComment } from './NewComment'
import { OpenComments } from './OpenComments'
import { refusalOf } from './refusal'
import { isDraft, isInReview, openComments, type Reviewed } from './reviewed'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.s3};
  > p { flex: 1 1 240px; margin: 0; }
`
/** The review of a draft: its state, the actions that change it, and comments on its fields and on its content. */
export function ReviewCard({ kind, row }: { kind: ReviewedKind; row: Reviewed }) {
  const { t } = useTranslation('admin')
  const { review = 'NONE' } = row
  const reads = useReads({
    comments: read('getReviewComments', { kind, id: row._id }),
    inside: read('listOpenComments', { kind, id: row._id }),
  })
  const of = { kind, rowId: row._id }
  const labels = fieldLabels(t, kind)
  const data = reads.state === 'ready' ? reads.data : undefined
  const inside = data?.inside.metadata.total ?? 0
  // A lesson is approved with its content; the lessons of a course have reviews of their own.
  const isApprovable =
    data !== undefined && openComments(data.comments.data).length === 0 && (kind === 'course' || inside === 0)
  const latestVersion = useLatestVersion(kind, row)
  const change = useWrite<'changeReview', ReviewState>('changeReview', {
    row: () => row._id,
    args: async (state) => ({ kind, id: row._id, body: { review: state, version: await latestVersion() } }),
    success: (_, state) => t(`review.done.${state}`),
    failure: (error) => refusalOf(t, error),
  })
  // Most content is published and was never in review.
  const isReviewed = isDraft(row) || isInReview(row)
  if (!isReviewed && inside === 0) return null
  const button = (state: ReviewState, label: string, { primary = false, disabled = false } = {}) => (
    <Button
      size="sm"
      variant={primary ? 'primary' : undefined}
      disabled={disabled || change.busy}
      onClick={() => void change.run(state)}
    >
      {label}
    </Button>
  )
  return (
    <Card as="section" aria-label={t('review.title')}>
      <Stack gap={4}>
        {isReviewed && (
          <Line>
            <p>
              <Badge tone={review === 'APPROVED' ? 'success' : 'tag'}>
                {choiceLabel(t, 'review', review)}
              </Badge>{' '}
              <Muted as="span">{t(`review.text.${review}`)}</Muted>
            </p>
            {isDraft(row) &&
              (review === 'NONE' || review === 'SENT_BACK') &&
              button('ASKED', t('review.ask'))}
            {review === 'ASKED' && (
              <>
                {button('NONE', t('review.withdraw'))}
                {button('SENT_BACK', t('review.sendBack'))}
                {button('APPROVED', t('review.approve'), { primary: true, disabled: !isApprovable })}
              </>
            )}
          </Line>
        )}
        <ReadStates reads={reads} skeleton={<Skeleton height={48} />} headingLevel={3}>
          {({ comments, inside: { data: ofContent, metadata } }) => (
            <>
              {comments.data.length > 0 && (
                <CommentThreads
                  of={of}
                  comments={comments.data}
                  label={t('review.comments')}
                  labelOf={(field) => labels[field] ?? t('review.whole')}
                />
              )}
              <OpenComments kind={kind} comments={ofContent} total={metadata.total} />
              {isInReview(row) && <NewComment of={of} />}
            </>
          )}
        </ReadStates>
      </Stack>
    </Card>
  )
}
