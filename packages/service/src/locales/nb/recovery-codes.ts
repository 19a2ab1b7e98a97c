import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Nye gjenopprettingskoder er laget for kontoen din hos {project}',
    heading: 'Nye gjenopprettingskoder er laget',
    lead: 'Tidligere gjenopprettingskoder virker ikke lenger.',
    does: 'Da blir de nye kodene ugyldige, og nettleseren som laget dem, blir logget av.',
    undo: {
      does: 'Knappen gjør gjenopprettingskodene som e-posten handler om, ugyldige, og logger av nettleserne som laget eller brukte dem.',
      done: 'Disse gjenopprettingskodene virker ikke lenger',
    },
  },
  used: {
    subject: 'Noen har logget på kontoen din hos {project} med en gjenopprettingskode',
    heading: 'En gjenopprettingskode er brukt til å logge på',
    lead: 'Denne koden virker ikke lenger.',
    remaining: 'Koder igjen',
    does: 'Da angres alt som er endret etter denne påloggingen, alle nettlesere som har logget på siden, blir logget av, og alle gjenopprettingskoder blir ugyldige.',
    undo: {
      does: 'Knappen angrer alt som er endret etter påloggingen som e-posten handler om, logger av alle nettlesere som har logget på siden, og gjør alle gjenopprettingskoder ugyldige.',
      done: 'Endringene er angret',
    },
  },
}
