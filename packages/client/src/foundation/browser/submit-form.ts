import type { FormField } from '../ports.ts'

/**
 * Sends a form as the page itself would: the browser follows the answer and leaves this page. The fields are sent to
 * that address alone.
 */
export function submitForm(url: string, fields: readonly FormField[]): void {
  const form = document.createElement('form')
  form.method = 'POST'
  form.action = url
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  // the prototype's function, because a field named `submit` would hide the form's own
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}
