import type { FormApi } from 'final-form'

/** Resets a form to the given values, discarding typed ones. */
export function startOver<Values>(
  form: Pick<FormApi<Values>, 'setConfig' | 'restart'>,
  values: Values,
): void {
  form.setConfig('keepDirtyOnReinitialize', false)
  form.restart(values)
  form.setConfig('keepDirtyOnReinitialize', true)
}
