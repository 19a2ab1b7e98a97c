import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Kryptowallet',
  added: {
    subject: 'En kryptowallet er føjet til din konto hos {project}',
    heading: 'En kryptowallet er tilføjet',
    lead: 'Den kan nu bruges til at logge ind som {email}.',
    label: 'Wallet',
    removes: 'Så fjernes denne wallet, og den browser, der tilføjede den, logges ud.',
    does: 'Knappen fjerner den kryptowallet, som e-mailen handler om, og logger de browsere ud, der har tilføjet eller brugt den.',
    done: 'Kryptowalleten er fjernet',
  },
}
