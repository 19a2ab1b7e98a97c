import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Binnenkomen zonder je tweede stap',
  'wayBack.content':
    'Dit duurt {days, plural, one {# dag} other {# dagen}}, zodat niemand anders het achter je rug om kan doen.',
  'wayBack.code': 'We sturen een code naar <bold>{email}</bold>.',
  'wayBack.told':
    'We melden het {days, plural, one {# dag} other {# dagen}} lang aan al je adressen en apparaten.',
  'wayBack.removed':
    'Als niemand bezwaar maakt, wordt je tweede stap verwijderd en log je in met je wachtwoord.',
  'wayBack.removedAlone':
    'Als niemand bezwaar maakt, wordt je tweede stap verwijderd en kun je zonder inloggen.',
  'wayBack.noMailbox': 'Ook geen toegang tot die mailbox?',
  'wayBack.write': 'Schrijf naar <bold>{help}</bold>.',
  'wayBack.never': 'Zonder je tweede stap kan niemand je hier binnenlaten.',
  'wayBack.date': 'Je tweede stap verdwijnt op {date}',
  'wayBack.waits':
    'We hebben al je adressen en apparaten ingelicht. We schrijven je als het zover is.',
  'wayBack.found': 'Ik heb hem gevonden, nu inloggen',
  'wayBack.stop': 'Dit stoppen',
  'wayBack.stopped': 'Dit is gestopt. Je tweede stap blijft.',
  'wayBack.send': 'Code versturen',
}
