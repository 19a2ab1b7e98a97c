import type { Words } from '../words.ts'

export const acts: Words['acts'] = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  keys: 'Aktionen',
  readingOnly: (names) =>
    `Sie dürfen hier lesen, nicht handeln. Fragen Sie ${names === '' ? 'jemanden, der handeln darf' : names}.`,
  done: (button) => `${button}: erledigt.`,
  or: ' oder ',
}
