import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Autentiseringsapp',
    recoveryCode: 'Gjenopprettingskode',
  },
  added: {
    subject: 'En autentiseringsapp er lagt til i kontoen din hos {project}',
    heading: 'En autentiseringsapp er lagt til',
    lead: 'Endringer i kontoen til {email} krever nå en kode fra den.',
    removes: 'Da fjernes appen, og nettleseren som la den til, blir logget av.',
    does: 'Knappen fjerner autentiseringsappen som e-posten handler om, med gjenopprettingskodene, og logger av nettleserne som la den til eller brukte den.',
    done: 'Autentiseringsappen er fjernet',
  },
}
