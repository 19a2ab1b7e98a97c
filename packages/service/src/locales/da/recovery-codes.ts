import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Der er lavet nye gendannelseskoder til din konto hos {project}',
    heading: 'Der er lavet nye gendannelseskoder',
    lead: 'Tidligere gendannelseskoder virker ikke længere.',
    does: 'Så bliver de nye koder ugyldige, og den browser, der lavede dem, logges ud.',
    undo: {
      does: 'Knappen gør de gendannelseskoder, som e-mailen handler om, ugyldige og logger de browsere ud, der har lavet eller brugt dem.',
      done: 'Disse gendannelseskoder virker ikke længere',
    },
  },
  used: {
    subject: 'Nogen er logget ind på din konto hos {project} med en gendannelseskode',
    heading: 'En gendannelseskode er brugt til at logge ind',
    lead: 'Denne kode virker ikke længere.',
    remaining: 'Koder tilbage',
    does: 'Så fortrydes alt, der er ændret siden, alle browsere, der er logget ind siden, logges ud, og alle gendannelseskoder bliver ugyldige.',
    undo: {
      does: 'Knappen fortryder alt, der er ændret siden det login, som e-mailen handler om, logger alle browsere ud, der er logget ind siden, og gør alle gendannelseskoder ugyldige.',
      done: 'Ændringerne er fortrudt',
    },
  },
}
