import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Přihlášení bez druhého kroku',
  'wayBack.content':
    'Potrvá to {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}, aby to za vašimi zády nemohl udělat nikdo jiný.',
  'wayBack.code': 'Pošleme kód na <bold>{email}</bold>.',
  'wayBack.told':
    'Po {days, plural, one {# den} few {# dny} many {# dne} other {# dní}} to oznamujeme všem vašim adresám a zařízením.',
  'wayBack.removed': 'Pokud nikdo nic nenamítne, druhý krok bude odebrán a přihlásíte se heslem.',
  'wayBack.removedAlone':
    'Pokud nikdo nic nenamítne, druhý krok bude odebrán a přihlásíte se bez něj.',
  'wayBack.noMailbox': 'Nemáte přístup ani k této schránce?',
  'wayBack.write': 'Napište na <bold>{help}</bold>.',
  'wayBack.never': 'Bez druhého kroku vás sem nikdo nepustí.',
  'wayBack.date': 'Váš druhý krok zmizí {date}',
  'wayBack.waits': 'Oznámili jsme to všem vašim adresám a zařízením. Až přijde čas, napíšeme vám.',
  'wayBack.found': 'Už ho mám, přihlásit se hned',
  'wayBack.stop': 'Zastavit to',
  'wayBack.stopped': 'Zastaveno. Váš druhý krok zůstává.',
  'wayBack.send': 'Odeslat kód',
}
