import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Verwijdering',
  asked: {
    subject: 'Je account bij {project} wordt verwijderd',
    heading: 'Je account wordt verwijderd',
    lead: 'Alle browsers en apps zijn uitgelogd.',
  },
  erases:
    'Bij de verwijdering worden je adressen, passkeys en geschiedenis gewist. Niemand kan ze terughalen.',
  keep: 'Tot die tijd kun je inloggen en het account behouden.',
  keepAt: 'Tot die tijd kun je inloggen en het account behouden: {link}',
  does: 'Daarmee behoud je het account, en worden alle browsers uitgelogd die sindsdien zijn ingelogd.',
  near: {
    subject: 'Je account bij {project} wordt binnenkort verwijderd',
    heading: 'Je account wordt binnenkort verwijderd',
    action: 'Inloggen en het account behouden',
  },
  done: {
    subject: 'Je account bij {project} is verwijderd',
    heading: 'Je account is verwijderd',
    lead: 'Je adressen, passkeys en geschiedenis zijn gewist. Niemand kan ze terughalen.',
    sentFor: 'Verstuurd naar {email} omdat dit het adres van een account bij {project} was.',
  },
  undo: {
    does: 'Met de knop behoud je het account, en worden alle browsers uitgelogd die sinds het verzoek tot verwijdering zijn ingelogd.',
    done: 'Je account blijft bestaan',
  },
}
