import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Sletting',
  asked: {
    subject: 'Kontoen din hos {project} blir slettet',
    heading: 'Kontoen din blir slettet',
    lead: 'Alle nettlesere og apper er logget av.',
  },
  erases:
    'Ved slettingen forsvinner adressene, passnøklene og historikken din. Ingen kan gjenopprette dem.',
  keep: 'Fram til da kan du logge på og beholde kontoen.',
  keepAt: 'Fram til da kan du logge på og beholde kontoen: {link}',
  does: 'Da beholder du kontoen, og alle nettlesere som har logget på siden, blir logget av.',
  near: {
    subject: 'Kontoen din hos {project} blir snart slettet',
    heading: 'Kontoen din blir snart slettet',
    action: 'Logg på og behold kontoen',
  },
  done: {
    subject: 'Kontoen din hos {project} er slettet',
    heading: 'Kontoen din er slettet',
    lead: 'Adressene, passnøklene og historikken din er slettet. Ingen kan gjenopprette dem.',
    sentFor: 'Sendt til {email} fordi det var adressen til en konto hos {project}.',
  },
  undo: {
    does: 'Med knappen beholder du kontoen, og alle nettlesere som har logget på siden slettingen ble bedt om, blir logget av.',
    done: 'Kontoen din er beholdt',
  },
}
