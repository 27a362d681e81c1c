import { Alert, Button, EmptyState, ErrorState, Stack } from '@mowka/kernel/ui'
import type { ReadProblem, ReadState } from '@mowka/web/api'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** What a view says when it cannot show what it is for: its own words, or a part that it draws itself. */
type ProblemView = ReactNode | ((problem: ReadProblem) => ReactNode)

const drawn = (view: ProblemView, problem: ReadProblem): ReactNode =>
  typeof view === 'function' ? view(problem) : view

/**
 * Shows a view's reads in whatever state they are: the skeleton while they load, why they cannot be shown, or the
 * data. `headingLevel` is 1 where a problem is the whole page. What could not be refreshed stays, with a note above.
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
  /** In the final sizes, so that nothing jumps. */
  skeleton: ReactNode
  /** For a refusal (403): usually the way to access. Default: a plain "no access". */
  locked?: ProblemView
  /** For something that is not there (404). Default: a plain "not found". */
  missing?: ProblemView
  /** For everything else. Default: the error state with its retry. */
  failed?: ProblemView
  /** The way out, where the default words are shown. */
  actions?: ReactNode
  /** Asks again after a failure, where the view makes more reads than these (`retryFailed`). Default: for these. */
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

/** What is shown may be out of date: it could not be refreshed. */
export function RefreshNote(props: NoteProps) {
  const { t } = useTranslation('common')
  return <FailedNote {...props}>{t('problem.outdated')}</FailedNote>
}

/** Something on the page could not be read; the rest is there. */
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
