import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Konto hos en anden udbyder',
  linked: {
    subject: 'En konto er knyttet til din konto hos {project}',
    heading: 'En konto er tilknyttet',
    lead: 'Den kan nu bruges til at logge ind som {email}.',
    label: 'Konto',
    removes: 'Så fjernes denne konto, og den browser, der tilknyttede den, logges ud.',
    does: 'Knappen fjerner den konto, som e-mailen handler om, og logger de browsere ud, der har tilknyttet eller brugt den.',
    done: 'Den tilknyttede konto er fjernet',
  },
}
