/**
 * Types a passcode into the mounted widget as a person would: into the one real input, with the events
 * that typing causes. Works through the open shadow root too.
 *
 * @returns false when the widget is not asking for a passcode
 */
export function enterCode(code: string): boolean {
  const element = document.querySelector('stytch-ui')
  const root = element?.shadowRoot ?? element
  const input = root?.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]')
  if (!input || input.disabled || input.readOnly) return false
  input.focus()
  // The renderer overrides `value` on the element to notice changes; the prototype's setter is what the browser uses.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setValue?.call(input, code)
  input.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      composed: true,
      data: code,
      inputType: 'insertFromPaste',
    }),
  )
  return true
}
