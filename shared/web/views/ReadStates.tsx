import { Alert, Button, EmptyState, ErrorState, Stack } from '@mowka/kernel/ui'
import type { ReadProblem, ReadState } from '@mowka/web/api'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Content of a problem state: an element, or a render function. */
type ProblemView = ReactNode | ((problem: ReadProblem) => ReactNode)

const drawn = (view: ProblemView, problem: ReadProblem): ReactNode =>
  typeof view === 'function' ? view(problem) : view

/**
 * Renders a view's reads in any state: the skeleton, a problem, or the data. `headingLevel` is 1 if a problem fills
 * the page. Data that could not be refreshed stays, with a note above.
 */
export function ReadStates<Data>({
  reads,
  skeleton,
  locked,
  missing,
  failed,
  actions,
  onRetry,
  headingLevel = 2,
  children,
}: {
  reads: ReadState<Data>
  /** In the final sizes, to prevent layout shifts. */
  skeleton: ReactNode
  /** For a refusal (403), usually the way to get access. Default: a plain "no access". */
  locked?: ProblemView
  /** For a missing object (404). Default: a plain "not found". */
  missing?: ProblemView
  /** For other failures. Default: the error state with a retry. */
  failed?: ProblemView
  /** Other actions, added to the default content. */
  actions?: ReactNode
  /** Retries after a failure, for a view with further reads (`retryFailed`). Default: these reads. */
  onRetry?: () => Promise<void>
  headingLevel?: 1 | 2 | 3
  children: (data: Data) => ReactNode
}) {
  const { t } = useTranslation('common')
  if (reads.state === 'loading') {
    return (
      <Stack gap={6} role="group" aria-busy="true" aria-label={t('loading')}>
        {skeleton}
      </Stack>
    )
  }
  if (reads.state === 'ready') {
    return (
      <>
        {reads.refreshError && <RefreshNote onRetry={reads.retry} retrying={reads.retrying} />}
        {children(reads.data)}
      </>
    )
  }
  const own = { locked, missing, failed }[reads.state]
  if (own !== undefined) return drawn(own, reads)
  if (reads.state === 'failed') {
    return (
      <ErrorState
        headingLevel={headingLevel}
        onRetry={() => void (onRetry ?? reads.retry)()}
        retrying={reads.retrying}
        actions={actions}
      />
    )
  }
  return (
    <EmptyState headingLevel={headingLevel} title={t(`problem.${reads.state}.title`)} actions={actions}>
      {t(`problem.${reads.state}.text`)}
    </EmptyState>
  )
}

type NoteProps = { onRetry: () => Promise<void>; retrying: boolean }

/** Note that the data may be out of date because a refresh failed. */
export function RefreshNote(props: NoteProps) {
  const { t } = useTranslation('common')
  return <FailedNote {...props}>{t('problem.outdated')}</FailedNote>
}

/** Note that a part of the page could not be loaded. */
export function FailedNote({ onRetry, retrying, children }: NoteProps & { children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <Alert
      kind="error"
      actions={
        <Button size="sm" loading={retrying} onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
