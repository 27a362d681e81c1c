/** Exercise kinds that a learner can turn off. */
export const activityNames = ['fullSentence', 'gaps', 'blocks'] as const
export type ActivityName = (typeof activityNames)[number]

/** Exercise kinds offered in listening and writing; at least one stays on (P-ENT-11, L-TRN-47). */
export type Activities = Record<ActivityName, boolean>

/** Whether this is the only active exercise kind, which can't be turned off (L-TRN-47). */
export const isLastActive = (activities: Activities, name: ActivityName): boolean =>
  activities[name] && activityNames.filter((each) => activities[each]).length === 1

/** Returns the activities with one toggled; the last active one stays on. */
export const switchActivity = (activities: Activities, name: ActivityName): Activities =>
  isLastActive(activities, name) ? activities : { ...activities, [name]: !activities[name] }
