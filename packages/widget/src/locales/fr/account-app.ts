import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Scannez ce code',
  'account.app.scanContent': 'avec une application d’authentification sur votre téléphone.',
  'account.app.qr': 'Code QR. Vous pouvez saisir une clé à la place.',
  'account.app.enterKey': 'Saisir une clé à la place',
  'account.app.key': 'Saisissez cette clé',
  'account.app.keyContent': 'dans une application d’authentification sur votre téléphone.',
  'account.app.open': 'Ouvrir dans une application',
  'account.app.copy': 'Copier la clé',
  'account.app.facts': 'Compte : {account}. Type : basé sur l’heure.',
  'account.app.scanInstead': 'Scanner un code à la place',
  'account.app.code': 'Code de l’application',
  'account.app.clock': 'L’horloge de votre téléphone est-elle à l’heure ?',
}
