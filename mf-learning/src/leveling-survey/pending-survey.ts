let pending = false

/**
 * Stores that a new learner has the survey ahead of them until they answer it or a test finds their level, so that
 * after changing the language they are asked about the new one.
 */
export const pendingSurvey = {
  begin: (): void => {
    pending = true
  },
  end: (): void => {
    pending = false
  },
  get isOpen(): boolean {
    return pending
  },
}
