import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Var det inte du?',
  does: 'Knappen loggar ut webbläsaren som mejlet handlar om.',
  button: 'Det var inte jag',
  otherwise: 'Om det var du stänger du den här sidan: inget har ändrats.',
  done: 'Webbläsaren har loggats ut',
  tooLate: 'Det här har ändrats sedan dess',
  tooLateText: 'Det som mejlet handlar om gäller inte längre. Inget ändrades nu.',
  next: 'Så skyddar du kontot:',
  steps: [
    'Se till att ingen annan läser din e-post: den som gör det kan logga in som du. Byt lösenord för e-posten om du är osäker.',
    'Välj ett nytt lösenord här, ett som du inte använder någon annanstans.',
    'Logga in och ta bort det du inte känner igen: lösennycklar, telefonnummer, länkade konton, en autentiseringsapp.',
  ],
  help: 'Få hjälp',
  signInAgain: 'Logga in igen',
  goOn: 'Gå till {project}',
  dead: 'Länken fungerar inte längre',
  deadText:
    'Den är för gammal eller har inte kopierats i sin helhet. En sådan länk fungerar i 7 dagar.',
}
