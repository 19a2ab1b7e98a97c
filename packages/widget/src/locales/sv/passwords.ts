import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Gör klart ditt konto genom att välja ett lösenord',
  'password.login.title': 'Logga in',
  'button.forgotPassword': 'Har du glömt lösenordet?',
  'button.logInByEmail': 'Logga in via e-post i stället',
  'formField.password.label': 'Lösenord',
  'button.showPassword': 'Visa lösenord',
  'password.forgot.title': 'Har du glömt lösenordet?',
  'password.forgot.content':
    'Ett mejl med en länk för att återställa ditt lösenord har skickats till <bold>{email}</bold>.',
  'password.breached.title': 'Kolla din e-\u2060post för att välja ett nytt lösenord',
  'password.breached.content': 'Ett mejl har skickats till <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Varför, om lösenordet var rätt?',
  'password.breached.why':
    'Samma lösenord finns på en lista som stulits från en annan webbplats, så främlingar kan pröva det här. Ingen har tagit sig in på ditt konto hos {project}. När du har valt ett nytt här bör du välja ett nytt även där.',
  'password.resetRequired.title': 'Kolla din e-\u2060post för att välja ett nytt lösenord',
  'password.resetRequired.content': 'Ett mejl har skickats till <bold>{email}</bold>.',
  'password.setNew.title': 'Kolla din e-post',
  'password.setNew.content':
    'Ett mejl med en länk för att logga in har skickats till <bold>{email}</bold>.',
  'button.resendEmail': 'Skicka mejlet igen',
  'button.emailResent': 'Mejlet har skickats',
  'password.reset.title': 'Återställ ditt lösenord',
  'password.reset.loggingInProgress': 'Loggar in...',
  'password.reset.noToken': 'Öppna den här sidan med länken i mejlet som vi skickade till dig.',
  'password.reset.deadTitle': 'Länken fungerar inte längre',
  'password.reset.deadContent':
    'Den har redan använts eller är för gammal. Inget ändrades när du öppnade den.',
  'password.reset.sendNewLink': 'Skicka en ny länk',
  'password.reset.newLinkGoesTo': 'Vi skickar den till <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Tillbaka till inloggningen',
  'login.success.content': 'Du har loggat in.',
  'password.strength': 'Lösenordets styrka: {score} av 4.',
  'password.strength.accepted': 'Starkt lösenord',
  'password.hint.start':
    'Använd minst {characterLength} tecken. Tre eller fyra ovanliga ord är lätta att minnas och svåra att gissa.',
  'password.strengthError.breached':
    'Lösenordet kan ha använts på en annan webbplats som har haft ett säkerhetsproblem. Välj ett annat lösenord.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Måste innehålla minst # tecken} other {Måste innehålla minst # tecken}}',
  'password.strengthError.complexity':
    'Måste innehålla {complexity} av följande: versal, gemen, siffra, symbol',
  'password.requirement.fulfilled': 'Uppfyllt',
  'password.requirement.notFulfilled': 'Inte uppfyllt',
}
