let pending = false

/**
 * A newcomer who chose a language has the survey before them until they answer it or a test finds their level: anyone who
 * chose the wrong language goes back, chooses another one and is asked about that one.
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
