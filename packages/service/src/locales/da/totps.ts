import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Godkendelsesapp',
    recoveryCode: 'Gendannelseskode',
  },
  added: {
    subject: 'En godkendelsesapp er føjet til din konto hos {project}',
    heading: 'En godkendelsesapp er tilføjet',
    lead: 'Ændringer af kontoen for {email} kræver nu en kode fra den.',
    removes: 'Så fjernes denne app, og den browser, der tilføjede den, logges ud.',
    does: 'Knappen fjerner den godkendelsesapp, som e-mailen handler om, med dens gendannelseskoder, og logger de browsere ud, der har tilføjet eller brugt den.',
    done: 'Godkendelsesappen er fjernet',
  },
}
