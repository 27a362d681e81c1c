import type { Activities } from '../contract/schemas/user'

/** A kind of exercise that can be switched. */
export type ActivityName = keyof Activities
export const activityNames: readonly ActivityName[] = ['fullSentence', 'gaps', 'blocks']

/** Whether this is the only one that is on: it cannot be switched off (L-TRN-47). */
export const isLastActive = (activities: Activities, name: ActivityName): boolean =>
  activities[name] && activityNames.filter((each) => activities[each]).length === 1

/** The activities after a switch; the last active one stays on. */
export const switchActivity = (activities: Activities, name: ActivityName): Activities =>
  isLastActive(activities, name) ? activities : { ...activities, [name]: !activities[name] }
