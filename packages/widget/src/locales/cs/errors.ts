import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'Neplatný formát e-mailové adresy.',
  'error.invalidPhoneNumber':
    'Neplatný formát telefonního čísla. Zadejte číslo ve formátu E.164, s předvolbou země.',
  'error.unsubscribedPhoneNumber':
    'Na toto telefonní číslo se zprávy neposílají, protože jejich příjem byl zrušen. Chcete-li je znovu dostávat, pošlete SMS s textem START.',
  'error.inactiveEmail':
    'Tato e-mailová adresa je označena jako neaktivní. Zkuste jinou adresu, nebo se obraťte na správce, pokud jde o omyl.',
  'error.unauthorizedCredentials': 'Neplatné přihlašovací údaje.',
  'error.userUnauthenticated': 'Tato akce vyžaduje aktivní relaci. Přihlaste se.',
  'error.emailNotFound': 'E-mailová adresa nebyla nalezena.',
  'error.unableToAuthMagicLink': 'Odkaz už byl použit, nebo vypršel. Zkuste to znovu.',
  'error.noUserPassword': 'Tento uživatel nemá heslo. Zkuste to znovu.',
  'error.breachedPassword': 'Toto heslo je na seznamu uniklých hesel a je třeba ho změnit.',
  'error.resetPassword': 'Je třeba nastavit nové heslo.',
  'error.oauthTokenNotFound': 'Token OAuth nebyl nalezen.',
  'error.invalidCode': 'Neplatný formát kódu. Zkuste to znovu.',
  'error.memberPasswordNotFound': 'Heslo člena nebylo nalezeno.',
  'error.oauthFlowCallbackError':
    'Při návratu z jiné služby (OAuth) došlo k chybě. Zkuste to znovu.',
  'error.unauthorizedAction': 'K této akci nemáte oprávnění.',
  'error.userLockLimitReached': 'Příliš mnoho neúspěšných pokusů o přihlášení. Zkuste to později.',
  'error.invalidSessionToken': 'Neplatný token relace.',
  'error.sessionNotFound': 'Relace nebyla nalezena.',
  'error.invalidPhoneNumberCountryCode':
    'Předvolba země v telefonním čísle je neplatná, nepodporovaná nebo vypnutá.',
  'error.otpCodeNotFound': 'Neplatný kód. Zkuste to znovu.',
  'error.duplicatePhoneNumber': 'V této organizaci už je člen s tímto telefonním číslem.',
}
