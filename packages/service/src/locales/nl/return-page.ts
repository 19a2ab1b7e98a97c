import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Je wordt ingelogd...',
  doneTitle: 'Je bent ingelogd',
  doneText:
    'Ga door in het tabblad waarin je de link hebt aangevraagd. Je kunt deze pagina sluiten.',
  goOnHere: 'Hier doorgaan',
}
