import { html, type Markup } from '../page/markup'

export interface TextField {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autocomplete: string
  value?: string
  hint?: string
  problem?: string
}

/** A labelled text field with its hint and error associated. */
export function textField({ name, label, type, autocomplete, value, hint, problem }: TextField): Markup {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value ?? ''}"
 maxlength="256" required${problem ? html` aria-invalid="true"` : ''}${described ? html` aria-describedby="${described}"` : ''}>
${hint && html`<span class="muted" id="${name}-hint">${hint}</span>`}
${problem && html`<span class="problem" id="${name}-problem">${problem}</span>`}
</div>`
}

/** Error of the whole form, announced when the page opens. */
export function alert(text: string | undefined): Markup | undefined {
  return text === undefined ? undefined : html`<p class="alert" role="alert">${text}</p>`
}
