import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Var det ikke dig?',
  does: 'Knappen logger den browser ud, som e-mailen handler om.',
  button: 'Det var ikke mig',
  otherwise: 'Hvis det var dig, skal du lukke denne side: Der er ikke ændret noget.',
  done: 'Den browser er logget ud',
  tooLate: 'Det er ændret siden da',
  tooLateText: 'Det, som e-mailen handler om, gælder ikke længere. Intet blev ændret nu.',
  next: 'Sådan sikrer du kontoen:',
  steps: [
    'Sørg for, at ingen andre læser din e-mail: Hvis nogen gør det, kan de logge ind som dig. Skift adgangskoden til din e-mail, hvis du er i tvivl.',
    'Vælg en ny adgangskode her, som du ikke bruger andre steder.',
    'Log ind, og slet det, du ikke kender: adgangsnøgler, telefonnumre, tilknyttede konti, en godkendelsesapp.',
  ],
  help: 'Få hjælp',
  signInAgain: 'Log ind igen',
  goOn: 'Gå til {project}',
  dead: 'Linket virker ikke længere',
  deadText: 'Det er udløbet eller ikke kopieret helt. Et sådant link virker i 7 dage.',
}
