import type { FormApi } from 'final-form'

/** Puts values into a form as if it had just been opened with them; what was typed before goes. */
export function startOver<Values>(
  form: Pick<FormApi<Values>, 'setConfig' | 'restart'>,
  values: Values,
): void {
  form.setConfig('keepDirtyOnReinitialize', false)
  form.restart(values)
  form.setConfig('keepDirtyOnReinitialize', true)
}
