import type { Words } from '../words.ts'

export const parts: Words['parts'] = {
  previous: 'Zurück',
  next: 'Weiter',
  again: 'Noch einmal versuchen',
  now: 'gerade eben',
}
