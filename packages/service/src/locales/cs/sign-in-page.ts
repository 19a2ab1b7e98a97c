import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Přihlášení do aplikace {app}',
  account: 'přes účet {project}',
  deviceTitle: 'Přihlaste se a připojte zařízení',
  goOn: 'Budete pokračovat na {host}',
  ended: 'Vaše relace skončila. Chcete-li pokračovat, přihlaste se.',
  endedForApp: 'Vaše relace skončila. Chcete-li pokračovat do aplikace {app}, přihlaste se.',
  privacyPolicy: 'Zásady ochrany soukromí',
  termsOfService: 'Smluvní podmínky',
  aboutApp: 'O aplikaci',
}
