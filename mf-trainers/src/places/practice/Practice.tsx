import type { Exercise } from '@mowka/contract/schemas/learning'
import { usePageTitle } from '@mowka/kernel/platform'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { Head } from '../../core/screen/TrainerHead'
import { noRun, silentRecorder, type TrainerPorts } from '../../core/store/ports'
import { TrainerStore } from '../../core/store/trainer-store'
import { SentenceDrawer } from '../../helps/drawer/TrainerDrawer'
import type { LessonHelps } from '../../helps/glossary/HelpsTabs'
import { TrainerWithHelps } from '../../helps/trainer/TrainerWithHelps'
import { isNoAccess, lessonNotices } from '../shared/notices'
import { commonPorts } from '../shared/trainer-ports'

/**
 * Creates a trainer for some sentences of a finished session. Nothing is recorded. A sentence is done once it was
 * skipped or answered right; one that doesn't end by the policy, such as an unknown card, returns at the end.
 */
function practiceOf(
  exercises: readonly Exercise[],
  {
    mode,
    policy,
    otherSentences,
    checker,
    onFinished,
  }: Pick<TrainerPorts, 'mode' | 'policy' | 'otherSentences' | 'checker'> & {
    /** Called with the sentences that returned. */
    onFinished: (returned: readonly Exercise[]) => void
  },
): TrainerStore {
  let open = [...exercises]
  const returned = new Set<Exercise>()
  const first = (rest: readonly Exercise[]) => ({ item: rest[0] ?? null, remainingItems: rest.length })
  return new TrainerStore({
    ...commonPorts(mode),
    items: {
      total: exercises.length,
      next: async () => first(open),
      after: async (exerciseId) => first(open.filter(({ _id }) => _id !== exerciseId)),
    },
    checker,
    recorder: {
      ...silentRecorder,
      succeeded: async ({ exerciseId }, outcome) => {
        const answered = open.find(({ _id }) => _id === exerciseId)
        open = open.filter((each) => each !== answered)
        if (!answered || policy.ends(1, outcome)) return
        open.push(answered)
        returned.add(answered)
      },
    },
    policy,
    run: noRun,
    notices: lessonNotices,
    otherSentences,
    onFinished: () => onFinished([...returned]),
  })
}

/** Practices some sentences in the same trainer, then returns to the end of the lesson or repetition. */
const Practice = observer(function Practice({
  exercises,
  title,
  lessonId,
  closeTo,
  closeLabel,
  locked,
  helps,
  ...ports
}: {
  exercises: readonly Exercise[]
  title: string
  lessonId: string
  closeTo: string
  closeLabel?: string
  /** Renders the page without access. */
  locked: (onTrialStarted: () => void) => ReactNode
  helps: LessonHelps
} & Parameters<typeof practiceOf>[1]) {
  usePageTitle(title)
  const [store] = useState(() => practiceOf(exercises, ports))
  useEffect(() => {
    void store.start()
    return store.close
  }, [store])
  // Access may expire here as well.
  if (isNoAccess(store.error)) return locked(() => void store.resume())
  return (
    <TrainerWithHelps
      store={store}
      closeTo={closeTo}
      closeLabel={closeLabel}
      heading={
        <Head>
          <div>
            <h1>{title}</h1>
          </div>
        </Head>
      }
      helps={helps}
      drawer={<SentenceDrawer of={store} lessonId={lessonId} />}
    />
  )
})

export default Practice
