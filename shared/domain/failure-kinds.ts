/** Reasons why a remote can't be displayed. */
export const failureKinds = [
  'network',
  'http',
  'timeout',
  'integrity',
  'evaluation',
  'contract',
  'render',
] as const
export type FailureKind = (typeof failureKinds)[number]

/** Network failures: they don't count against a release. */
export const NOT_THE_RELEASE: readonly FailureKind[] = ['network', 'http', 'timeout']
