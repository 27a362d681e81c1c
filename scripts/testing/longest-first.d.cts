type Test = { path: string }

/** Begins with the longest test files, so that the workers end together. */
declare class LongestFirst {
  static LONGEST: readonly string[]
  constructor(options: object)
  sort<Each extends Test>(tests: readonly Each[]): Each[]
}
export = LongestFirst
