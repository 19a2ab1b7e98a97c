import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Adgangsnøgle',
  added: {
    subject: 'En adgangsnøgle er føjet til din konto hos {project}',
    heading: 'En adgangsnøgle er tilføjet',
    lead: 'Den kan nu bruges til at logge ind som {email}.',
    label: 'Adgangsnøgle',
    removes: 'Så fjernes denne adgangsnøgle, og den browser, der tilføjede den, logges ud.',
    removesAlone: 'Så fjernes denne adgangsnøgle.',
    does: 'Knappen fjerner den adgangsnøgle, som e-mailen handler om, og logger de browsere ud, der har tilføjet eller brugt den.',
    done: 'Adgangsnøglen er fjernet',
  },
}
