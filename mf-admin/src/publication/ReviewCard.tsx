import type { ReviewComment } from '@mowka/contract/schemas/editor/review'
import { publicationState } from '@mowka/domain/course/publication'
import type { ReviewedKind, ReviewState } from '@mowka/domain/course/review'
import { formatMoment } from '@mowka/domain/time'
import { Badge, Button, Card, Muted, Select, Skeleton, Stack, TextField, tokens } from '@mowka/kernel/ui'
import { read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { EditRow } from '../edit/entity'
import { choiceLabel, fieldLabels } from '../edit/kind-labels'
import { type Publishable, publicationOf } from './PublicationBadge'
import { refusalOf } from './refusal'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.s3};
  > p { flex: 1 1 240px; margin: 0; }
`
const Comments = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: grid; gap: ${tokens.s1}; overflow-wrap: anywhere; }
`
const Inputs = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 1fr) 3fr auto;
  gap: ${tokens.s3};
  align-items: end;
  @media (max-width: 959px) { grid-template-columns: minmax(0, 1fr); }
`

type Reviewed = EditRow & Publishable & { review?: ReviewState | undefined }

/** The review of a draft: its state, the actions that change it, and comments on fields. */
export function ReviewCard({ kind, row }: { kind: ReviewedKind; row: Reviewed }) {
  const { t } = useTranslation('admin')
  const { review = 'NONE' } = row
  const reads = useReads({ comments: read('getReviewComments', { kind, id: row._id }) })
  const isDraft = publicationState(publicationOf(row), new Date()) === 'DRAFT'
  const open = reads.state === 'ready' ? reads.data.comments.data.filter((each) => !each.isResolved) : null
  const change = useWrite<'changeReview', ReviewState>('changeReview', {
    args: (state) => ({ kind, id: row._id, body: { review: state, version: row.version } }),
    success: (_, state) => t(`review.done.${state}`),
    failure: (error) => refusalOf(t, error),
  })
  // Most content is published and was never in review.
  if (!isDraft && review === 'NONE') return null
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
          {isDraft && (review === 'NONE' || review === 'SENT_BACK') && button('ASKED', t('review.ask'))}
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
                <Comments aria-label={t('review.comments')}>
                  {comments.data.map((comment) => (
                    <Comment
                      key={comment._id}
                      comment={comment}
                      label={fieldLabels(t, kind)[comment.field]}
                    />
                  ))}
                </Comments>
              )}
              {review !== 'NONE' && <NewComment kind={kind} rowId={row._id} />}
            </>
          )}
        </ReadStates>
      </Stack>
    </Card>
  )
}

function Comment({ comment, label }: { comment: ReviewComment; label: string | undefined }) {
  const { t } = useTranslation('admin')
  const { _id: commentId, author, createdAt, isResolved, text } = comment
  const resolve = useWrite('resolveReviewComment')
  return (
    <li>
      <span>
        <Badge tone="neutral">{label ?? t('review.whole')}</Badge>{' '}
        {isResolved && <Badge tone="success">{t('review.resolved')}</Badge>}{' '}
        <Muted as="span" size={13}>
          {t('review.by', { author: author ?? t('review.deleted'), at: formatMoment(createdAt) })}
        </Muted>
      </span>
      <span>{text}</span>
      <span>
        <Button
          size="sm"
          disabled={resolve.busy}
          onClick={() => void resolve.run({ commentId, body: { isResolved: !isResolved } })}
        >
          {t(isResolved ? 'review.reopen' : 'review.resolve')}
        </Button>
      </span>
    </li>
  )
}

function NewComment({ kind, rowId }: { kind: ReviewedKind; rowId: string }) {
  const { t } = useTranslation('admin')
  const [field, setField] = useState('')
  const [text, setText] = useState('')
  // A repeated request after a lost response has the same id, so that it adds one comment.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const add = useWrite('addReviewComment', {
    success: () => t('review.added'),
    onAnswer: () => {
      setText('')
      setRequestId(crypto.randomUUID())
    },
  })
  const own: Record<string, string> = t(`field.${kind}`, { returnObjects: true })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const body = { requestId, field, text: text.trim() }
        if (body.text !== '') void add.run({ kind, id: rowId, body })
      }}
    >
      <Inputs>
        <Select
          label={t('review.field')}
          options={[
            { value: '', label: t('review.whole') },
            ...Object.entries(own).map(([value, label]) => ({ value, label })),
          ]}
          value={field}
          onChange={setField}
        />
        <TextField label={t('review.comment')} value={text} maxLength={2000} onChange={setText} />
        <Button type="submit" loading={add.busy}>
          {t('review.add')}
        </Button>
      </Inputs>
    </form>
  )
}
