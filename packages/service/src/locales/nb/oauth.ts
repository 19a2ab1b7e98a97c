import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Konto hos en annen leverandør',
  linked: {
    subject: 'En konto er knyttet til kontoen din hos {project}',
    heading: 'En konto er tilknyttet',
    lead: 'Den kan nå brukes til å logge på som {email}.',
    label: 'Konto',
    removes: 'Da fjernes denne kontoen, og nettleseren som knyttet den til, blir logget av.',
    does: 'Knappen fjerner kontoen som e-posten handler om, og logger av nettleserne som knyttet den til eller brukte den.',
    done: 'Den tilknyttede kontoen er fjernet',
  },
}
