import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Fazendo login...',
  doneTitle: 'Você fez login',
  doneText: 'Continue na aba em que você pediu o link. Você já pode fechar esta página.',
  goOnHere: 'Continuar aqui',
}
