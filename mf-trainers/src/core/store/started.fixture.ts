import type { Exercise } from '@mowka/contract/schemas/learning'
import { exercise } from '@mowka/testing/entities'
import { TextDraft } from '../exercise/sentence/text-draft'
import { fakePorts } from './fake-ports.fixture'
import type { TrainerPorts } from './ports'
import { TrainerStore } from './trainer-store'

export const three = ['e1', 'e2', 'e3'].map((_id) => exercise({ _id }))

/** Starts a trainer over exercises; returns it with functions that answer like a learner. */
export async function started(exercises: Exercise[] = three, change: Partial<TrainerPorts> = {}) {
  const fake = fakePorts(exercises, change)
  const store = new TrainerStore(fake.ports)
  await store.start()
  const answer = async (text: string) => {
    const draft = store.item?.draft
    if (draft instanceof TextDraft) draft.setText(text)
    await store.check()
  }
  return {
    ...fake,
    store,
    right: () => answer('I am at home.'),
    wrong: () => answer('I is at home.'),
    answer,
  }
}
