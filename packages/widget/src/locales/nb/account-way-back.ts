import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Kom inn uten det andre trinnet',
  'wayBack.content':
    'Dette tar {days, plural, one {# dag} other {# dager}}, slik at ingen andre kan gjøre det bak ryggen din.',
  'wayBack.code': 'Vi sender en kode til <bold>{email}</bold>.',
  'wayBack.told':
    'I {days, plural, one {# dag} other {# dager}} sier vi fra til alle adressene og enhetene dine.',
  'wayBack.removed':
    'Hvis ingen protesterer, blir det andre trinnet fjernet, og du logger på med passordet ditt.',
  'wayBack.removedAlone':
    'Hvis ingen protesterer, blir det andre trinnet fjernet, og du logger på uten det.',
  'wayBack.noMailbox': 'Har du heller ikke tilgang til den postkassen?',
  'wayBack.write': 'Skriv til <bold>{help}</bold>.',
  'wayBack.never': 'Uten det andre trinnet kan ingen slippe deg inn her.',
  'wayBack.date': 'Det andre trinnet ditt forsvinner {date}',
  'wayBack.waits':
    'Vi har sagt fra til alle adressene og enhetene dine. Vi skriver til deg når tiden er inne.',
  'wayBack.found': 'Jeg fant det, logg på nå',
  'wayBack.stop': 'Stopp dette',
  'wayBack.stopped': 'Dette er stoppet. Det andre trinnet ditt blir værende.',
  'wayBack.send': 'Send kode',
}
