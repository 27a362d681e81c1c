type Test = { path: string }

/** Runs the slowest test files first, so that all workers finish at about the same time. */
declare class LongestFirst {
  static LONGEST: readonly string[]
  constructor(options: object)
  sort<Each extends Test>(tests: readonly Each[]): Each[]
}
export = LongestFirst
