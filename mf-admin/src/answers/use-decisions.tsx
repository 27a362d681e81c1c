import { formatFilters } from '@mowka/contract/list'
import type { ExerciseAnswers, ProblemExercise, RefusedAnswer } from '@mowka/contract/schemas/editor/exercise'
import { type ApiError, notify } from '@mowka/kernel/platform'
import { callApi, type Outcome, useWrite } from '@mowka/web/api'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Loaded on demand: it needs the form library, which most decisions don't. */
const ReasonDialog = lazy(() => import(/* webpackChunkName: "reason-dialog" */ './ReasonDialog'))

/** A refused answer and its exercise. */
export type Decided = { exercise: ProblemExercise; answer: RefusedAnswer }

/** The decisions that an editor can make about an answer. */
export type Decisions = {
  accept: (decided: Decided) => void
  /** Asks for the reason. */
  refuse: (decided: Decided) => void
  setAside: (decided: Decided) => void
  /** Whether a decision about the exercise is being saved. */
  isBusy: (exerciseId: string) => boolean
}

type Decision = 'accept' | 'refuse' | 'set-aside' | 'bring-back'
type Press = Decided & { decision: Decision; reason?: string }

/** Duration of the notice with the undo button, in milliseconds. */
const UNDO_TIME = 10_000

/**
 * Returns the decisions about refused answers, and the dialog for a reason. Every decision can be undone: a changed
 * exercise is restored from its history, and an answer that was set aside is listed again.
 */
export function useDecisions(): { decisions: Decisions; dialog: ReactNode } {
  const { t } = useTranslation('answers')
  const [asked, setAsked] = useState<Decided | null>(null)
  const failure = ({ status, problem }: ApiError) => {
    if (status === 409) return t('stale')
    return problem?.code === 'TOO_MANY_ANSWERS' ? t('tooMany') : undefined
  }
  const write = useWrite('decideRefusedAnswer', {
    row: ({ exercise }: Press) => exercise._id,
    args: ({ exercise, answer: { normalForm }, decision, reason }: Press, before) => {
      const version = Math.max(exercise.version, before?.version ?? 0)
      switch (decision) {
        case 'accept':
          return { id: exercise._id, body: { decision, normalForm, version } }
        case 'refuse':
          return { id: exercise._id, body: { decision, normalForm, version, reason: reason ?? '' } }
        default:
          return { id: exercise._id, body: { decision, normalForm } }
      }
    },
    failure,
  })
  const back = useWrite('goBackInHistory', { success: () => t('undone') })

  const goBack = async ({ _id, version }: ExerciseAnswers) => {
    const filters = formatFilters({ kind: 'exercise', _id })
    const past = await callApi('listHistory', { filters, limit: 1 }).catch(() => null)
    const [last] = past?.data ?? []
    if (last?.version === version) await back.run({ id: last._id, body: { version } })
    else notify('error', t('notUndone'))
  }
  const undo = async (press: Press, made: ExerciseAnswers) => {
    if (press.decision !== 'set-aside') return goBack(made)
    const { ok } = await write.run({ ...press, decision: 'bring-back' })
    if (ok) notify('success', t('undone'))
  }

  const decide = async (press: Press): Promise<Outcome<unknown>> => {
    const outcome = await write.run(press)
    if (outcome.ok) {
      const { accepted } = outcome.answer
      const said = {
        accept: t('accepted', { text: accepted ?? press.answer.typed }),
        refuse: t('refused'),
        'set-aside': t('aside'),
        'bring-back': '',
      }[press.decision]
      const action = { label: t('undo'), onSelect: () => void undo(press, outcome.answer) }
      notify('success', said, { duration: UNDO_TIME, action })
    }
    return outcome
  }

  return {
    decisions: {
      accept: (decided) => void decide({ ...decided, decision: 'accept' }),
      refuse: setAsked,
      setAside: (decided) => void decide({ ...decided, decision: 'set-aside' }),
      isBusy: write.isBusy,
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <ReasonDialog
          decided={asked}
          busy={write.busy}
          onClose={() => setAsked(null)}
          onRefuse={async (reason) => {
            const { ok } = await decide({ ...asked, decision: 'refuse', reason })
            if (ok) setAsked(null)
          }}
        />
      </Suspense>
    ),
  }
}
