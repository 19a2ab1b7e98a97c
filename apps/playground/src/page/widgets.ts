import type { WidgetId } from './choices.ts'

/** The widgets that the page can show. A new one is a line here and its branch in `mount-chosen.ts`. */
export const widgets: readonly { readonly id: WidgetId; readonly label: string }[] = [
  { id: 'login', label: 'Log in' },
  { id: 'reset', label: 'Reset' },
  { id: 'passkeys', label: 'Passkeys' },
  { id: 'consent', label: 'Consent' },
]
