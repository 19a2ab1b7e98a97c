import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Dokončete vytvoření účtu nastavením hesla',
  'password.login.title': 'Přihlášení',
  'button.forgotPassword': 'Zapomněli jste heslo?',
  'button.logInByEmail': 'Přihlásit se e-mailem',
  'formField.password.label': 'Heslo',
  'button.showPassword': 'Zobrazit heslo',
  'password.forgot.title': 'Zapomněli jste heslo?',
  'password.forgot.content':
    'E-mail s odkazem pro změnu hesla jsme poslali na adresu <bold>{email}</bold>.',
  'password.breached.title': 'Zkontrolujte e-\u2060mail a nastavte nové heslo',
  'password.breached.content': 'Poslali jsme e-mail na adresu <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Proč, když heslo bylo správné?',
  'password.breached.why':
    'Stejné heslo je na seznamu odcizeném z jiného webu, takže ho tu může zkusit někdo cizí. Do vašeho účtu {project} nikdo nepronikl. Až nastavíte nové heslo, změňte ho i na tom jiném webu.',
  'password.resetRequired.title': 'Zkontrolujte e-\u2060mail a nastavte nové heslo',
  'password.resetRequired.content': 'Poslali jsme e-mail na adresu <bold>{email}</bold>.',
  'password.setNew.title': 'Zkontrolujte e-mail',
  'password.setNew.content':
    'E-mail s odkazem k přihlášení jsme poslali na adresu <bold>{email}</bold>.',
  'button.resendEmail': 'Poslat e-mail znovu',
  'button.emailResent': 'E-mail odeslán',
  'password.reset.title': 'Nastavte nové heslo',
  'password.reset.loggingInProgress': 'Přihlašování...',
  'password.reset.noToken':
    'Otevřete tuto stránku pomocí odkazu v e-mailu, který jsme vám poslali.',
  'password.reset.deadTitle': 'Odkaz už nefunguje',
  'password.reset.deadContent': 'Už byl použit, nebo vypršel. Jeho otevřením se nic nezměnilo.',
  'password.reset.sendNewLink': 'Poslat nový odkaz',
  'password.reset.newLinkGoesTo': 'Pošleme ho na adresu <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Zpět na přihlášení',
  'login.success.content': 'Přihlášení proběhlo úspěšně.',
  'password.strength': 'Síla hesla: {score} ze 4.',
  'password.strength.accepted': 'Silné heslo',
  'password.hint.start':
    'Minimální počet znaků: {characterLength}. Tři nebo čtyři méně obvyklá slova se snadno pamatují a těžko hádají.',
  'password.strengthError.breached':
    'Toto heslo mohlo být použito na jiném webu, kde došlo k narušení bezpečnosti. Zvolte jiné heslo.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Alespoň # znak} few {Alespoň # znaky} many {Alespoň # znaku} other {Alespoň # znaků}}',
  'password.strengthError.complexity':
    'Minimální počet druhů znaků: {complexity}. Druhy: velké písmeno, malé písmeno, číslice, symbol',
  'password.requirement.fulfilled': 'Splněno',
  'password.requirement.notFulfilled': 'Nesplněno',
}
