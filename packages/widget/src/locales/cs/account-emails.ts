import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Můžete se přihlásit každou ověřenou adresou. Upozornění chodí na hlavní.',
  'account.emails.primaryStays': 'Nejprve vyberte jinou hlavní adresu.',
  'account.emails.add': 'Přidat e-mailovou adresu',
  'account.emails.addContent': 'Pošleme na ni kód. Dokud ho nezadáte, nic se nezmění.',
  'account.emails.belongsToAnother':
    'Tato adresa patří k jinému účtu. Přihlaste se s ní, nebo ji tam odeberte.',
  'account.emails.makePrimary': 'Nastavit jako hlavní',
  'account.emails.madePrimary': '{email} je teď vaše hlavní adresa. Dali jsme vědět na obě.',
  'account.emails.sendNewCode': 'Odeslat nový kód',
  'account.act.addEmail': 'Abyste mohli přidat e-mailovou adresu.',
  'account.act.makePrimary': 'Abyste mohli nastavit {value} jako hlavní.',
}
