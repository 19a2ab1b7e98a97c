import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Poslali jsme e-mail na adresu <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Zadejte kód z e-mailu',
  'emailConfirmation.waiting':
    'Jakmile otevřete odkaz, přihlášení bude pokračovat na této stránce.',
  'emailConfirmation.otherDevice':
    'Pokud odkaz otevřete na jiném zařízení, vyberte tam toto číslo.',
  'emailConfirmation.refused': 'Přihlášení bylo odmítnuto přes odkaz v e-mailu.',
  'emailConfirmation.used': 'Odkaz byl použit k přihlášení jinde.',
  'emailConfirmation.failed': 'Na této stránce se přihlášení nepodařilo. Požádejte o nový odkaz.',
  'emailConfirmation.success.content': 'Přihlášení proběhlo úspěšně.',
  'link.openInGmail': 'Otevřít Gmail',
  'link.openInYahoo': 'Otevřít Yahoo',
  'link.openInOutlook': 'Otevřít Outlook',
}
