import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'A iniciar sessão...',
  doneTitle: 'Sessão iniciada',
  doneText: 'Continue no separador em que pediu o link. Pode fechar esta página.',
  goOnHere: 'Continuar aqui',
}
