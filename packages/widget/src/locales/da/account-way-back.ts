import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Log ind uden dit andet trin',
  'wayBack.content':
    'Det tager {days, plural, one {# dag} other {# dage}}, så ingen andre kan gøre det bag din ryg.',
  'wayBack.code': 'Vi sender en kode til <bold>{email}</bold>.',
  'wayBack.told':
    'I {days, plural, one {# dag} other {# dage}} giver vi besked til alle dine adresser og enheder.',
  'wayBack.removed':
    'Hvis ingen gør indsigelse, fjernes dit andet trin, og du logger ind med din adgangskode.',
  'wayBack.removedAlone':
    'Hvis ingen gør indsigelse, fjernes dit andet trin, og du logger ind uden det.',
  'wayBack.noMailbox': 'Heller ingen adgang til den postkasse?',
  'wayBack.write': 'Skriv til <bold>{help}</bold>.',
  'wayBack.never': 'Uden dit andet trin kan ingen lukke dig ind her.',
  'wayBack.date': 'Dit andet trin forsvinder {date}',
  'wayBack.waits':
    'Vi har givet besked til alle dine adresser og enheder. Vi skriver til dig, når tiden er inde.',
  'wayBack.found': 'Jeg har fundet det, log ind nu',
  'wayBack.stop': 'Stop dette',
  'wayBack.stopped': 'Det er stoppet. Dit andet trin bliver.',
  'wayBack.send': 'Send kode',
}
