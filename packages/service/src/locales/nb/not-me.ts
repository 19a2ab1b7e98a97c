import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Var det ikke deg?',
  does: 'Knappen logger av nettleseren som e-posten handler om.',
  button: 'Det var ikke meg',
  otherwise: 'Hvis det var deg, lukker du denne siden: Ingenting er endret.',
  done: 'Den nettleseren er logget av',
  tooLate: 'Dette er endret siden da',
  tooLateText: 'Det som e-posten handler om, gjelder ikke lenger. Ingenting ble endret nå.',
  next: 'Slik sikrer du kontoen:',
  steps: [
    'Pass på at ingen andre leser e-posten din: Den som gjør det, kan logge på som deg. Bytt passord på e-postkontoen hvis du er i tvil.',
    'Velg et nytt passord her, et som du ikke bruker noe annet sted.',
    'Logg på, og slett det du ikke kjenner igjen: passnøkler, telefonnumre, tilknyttede kontoer, en autentiseringsapp.',
  ],
  help: 'Få hjelp',
  signInAgain: 'Logg på igjen',
  goOn: 'Gå til {project}',
  dead: 'Lenken virker ikke lenger',
  deadText: 'Den er utløpt eller ble ikke kopiert i sin helhet. En slik lenke virker i 7 dager.',
}
