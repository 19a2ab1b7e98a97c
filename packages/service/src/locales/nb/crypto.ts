import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Kryptolommebok',
  added: {
    subject: 'En kryptolommebok er lagt til i kontoen din hos {project}',
    heading: 'En kryptolommebok er lagt til',
    lead: 'Den kan nå brukes til å logge på som {email}.',
    label: 'Lommebok',
    removes: 'Da fjernes lommeboken, og nettleseren som la den til, blir logget av.',
    does: 'Knappen fjerner kryptolommeboken som e-posten handler om, og logger av nettleserne som la den til eller brukte den.',
    done: 'Kryptolommeboken er fjernet',
  },
}
