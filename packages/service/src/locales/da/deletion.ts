import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Sletning',
  asked: {
    subject: 'Din konto hos {project} bliver slettet',
    heading: 'Din konto bliver slettet',
    lead: 'Alle browsere og apps er logget ud.',
  },
  erases:
    'Ved sletningen forsvinder dine adresser, dine adgangsnøgler og din historik. Ingen kan gendanne dem.',
  keep: 'Indtil da kan du logge ind og beholde kontoen.',
  keepAt: 'Indtil da kan du logge ind og beholde kontoen: {link}',
  does: 'Så beholder du kontoen, og alle browsere, der er logget ind siden, logges ud.',
  near: {
    subject: 'Din konto hos {project} bliver snart slettet',
    heading: 'Din konto bliver snart slettet',
    action: 'Log ind og behold kontoen',
  },
  done: {
    subject: 'Din konto hos {project} er slettet',
    heading: 'Din konto er slettet',
    lead: 'Dine adresser, dine adgangsnøgler og din historik er slettet. Ingen kan gendanne dem.',
    sentFor: 'Sendt til {email}, fordi det var adressen på en konto hos {project}.',
  },
  undo: {
    does: 'Med knappen beholder du kontoen, og alle browsere, der er logget ind, siden der blev bedt om sletningen, logges ud.',
    done: 'Din konto er bevaret',
  },
}
