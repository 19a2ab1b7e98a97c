import type { Text } from './create-text.ts'

/** What the arrow that returns to Main is called: version 6 has another id for it. */
export const toBackLabel = (text: Text): string =>
  text.with({ 'button.goBack': text.find('button.back.ariaLabel') })('button.goBack')
