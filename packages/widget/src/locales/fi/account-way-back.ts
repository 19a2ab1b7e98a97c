import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Kirjaudu ilman toista vaihetta',
  'wayBack.content':
    'Tämä kestää {days, plural, one {# päivän} other {# päivää}}, jotta kukaan muu ei voi tehdä sitä selkäsi takana.',
  'wayBack.code': 'Lähetämme koodin osoitteeseen <bold>{email}</bold>.',
  'wayBack.told':
    '{days, plural, one {# päivän} other {# päivää}} ajan ilmoitamme asiasta kaikkiin osoitteisiisi ja laitteisiisi.',
  'wayBack.removed':
    'Jos kukaan ei vastusta, toinen vaiheesi poistetaan ja kirjaudut sisään salasanallasi.',
  'wayBack.removedAlone':
    'Jos kukaan ei vastusta, toinen vaiheesi poistetaan ja kirjaudut sisään ilman sitä.',
  'wayBack.noMailbox': 'Etkö pääse siihenkään sähköpostiin?',
  'wayBack.write': 'Kirjoita osoitteeseen <bold>{help}</bold>.',
  'wayBack.never': 'Ilman toista vaihettasi kukaan ei voi päästää sinua sisään tässä.',
  'wayBack.date': 'Toinen vaiheesi poistuu {date}',
  'wayBack.waits':
    'Ilmoitimme kaikkiin osoitteisiisi ja laitteisiisi. Kirjoitamme sinulle, kun aika on.',
  'wayBack.found': 'Löysin sen, kirjaudu nyt',
  'wayBack.stop': 'Pysäytä tämä',
  'wayBack.stopped': 'Tämä pysäytettiin. Toinen vaiheesi säilyy.',
  'wayBack.send': 'Lähetä koodi',
}
