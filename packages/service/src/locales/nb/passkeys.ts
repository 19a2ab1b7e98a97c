import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Passnøkkel',
  added: {
    subject: 'En passnøkkel er lagt til i kontoen din hos {project}',
    heading: 'En passnøkkel er lagt til',
    lead: 'Den kan nå brukes til å logge på som {email}.',
    label: 'Passnøkkel',
    removes: 'Da fjernes passnøkkelen, og nettleseren som la den til, blir logget av.',
    removesAlone: 'Da fjernes passnøkkelen.',
    does: 'Knappen fjerner passnøkkelen som e-posten handler om, og logger av nettleserne som la den til eller brukte den.',
    done: 'Passnøkkelen er fjernet',
  },
}
