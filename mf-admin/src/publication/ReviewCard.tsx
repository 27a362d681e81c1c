import type { ReviewedKind, ReviewState } from '@mowka/domain/course/review'
import { Badge, Button, Card, Muted, Select, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { choiceLabel, fieldLabels } from '../edit/kind-labels'
import { type Commented, CommentForm, CommentThreads } from './comments'
import { useLatestVersion } from './edited-reads'
import { refusalOf } from './refusal'
import { isDraft, isInReview, openComments, type Reviewed } from './reviewed'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.s3};
  > p { flex: 1 1 240px; margin: 0; }
`
/** The review of a draft: its state, the actions that change it, and comments on fields. */
export function ReviewCard({ kind, row }: { kind: ReviewedKind; row: Reviewed }) {
  const { t } = useTranslation('admin')
  const { review = 'NONE' } = row
  const reads = useReads({ comments: read('getReviewComments', { kind, id: row._id }) })
  const of = { kind, rowId: row._id }
  const labels = fieldLabels(t, kind)
  const open = reads.state === 'ready' ? openComments(reads.data.comments.data) : null
  const latestVersion = useLatestVersion(kind, row)
  const change = useWrite<'changeReview', ReviewState>('changeReview', {
    row: () => row._id,
    args: async (state) => ({ kind, id: row._id, body: { review: state, version: await latestVersion() } }),
    success: (_, state) => t(`review.done.${state}`),
    failure: (error) => refusalOf(t, error),
  })
  // Most content is published and was never in review.
  if (!isDraft(row) && !isInReview(row)) return null
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
        <Line>
          <p>
            <Badge tone={review === 'APPROVED' ? 'success' : 'tag'}>{choiceLabel(t, 'review', review)}</Badge>{' '}
            <Muted as="span">{t(`review.text.${review}`)}</Muted>
          </p>
          {isDraft(row) && (review === 'NONE' || review === 'SENT_BACK') && button('ASKED', t('review.ask'))}
          {review === 'ASKED' && (
            <>
              {button('NONE', t('review.withdraw'))}
              {button('SENT_BACK', t('review.sendBack'))}
              {button('APPROVED', t('review.approve'), { primary: true, disabled: open?.length !== 0 })}
            </>
          )}
        </Line>
        <ReadStates reads={reads} skeleton={<Skeleton height={48} />} headingLevel={3}>
          {({ comments }) => (
            <>
              {comments.data.length > 0 && (
                <CommentThreads
                  of={of}
                  comments={comments.data}
                  label={t('review.comments')}
                  labelOf={(field) => labels[field] ?? t('review.whole')}
                />
              )}
              {isInReview(row) && <NewComment of={of} />}
            </>
          )}
        </ReadStates>
      </Stack>
    </Card>
  )
}

/** A comment on the field that the editor chooses. */
function NewComment({ of }: { of: Commented }) {
  const { t } = useTranslation('admin')
  const [field, setField] = useState('')
  const own: Record<string, string> = t(`field.${of.kind}`, { returnObjects: true })
  const options = [
    { value: '', label: t('review.whole') },
    ...Object.entries(own).map(([value, label]) => ({ value, label })),
  ]
  return (
    <CommentForm
      of={of}
      field={field}
      label={t('review.comment')}
      submit={t('review.add')}
      before={<Select label={t('review.field')} options={options} value={field} onChange={setField} />}
    />
  )
}
