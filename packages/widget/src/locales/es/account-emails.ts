import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Puede iniciar sesión con cada dirección verificada. Los avisos van a la principal.',
  'account.emails.primaryStays': 'Elija antes otra dirección principal.',
  'account.emails.add': 'Añadir una dirección de correo',
  'account.emails.addContent': 'Le enviamos un código. Nada cambia hasta que lo introduzca.',
  'account.emails.belongsToAnother':
    'Esta dirección pertenece a otra cuenta. Inicie sesión con ella o quítela allí.',
  'account.emails.makePrimary': 'Hacer principal',
  'account.emails.madePrimary': '{email} es ahora su dirección principal. Hemos avisado a ambas.',
  'account.emails.sendNewCode': 'Enviar un código nuevo',
  'account.act.addEmail': 'Para añadir una dirección de correo.',
  'account.act.makePrimary': 'Para hacer principal {value}.',
}
