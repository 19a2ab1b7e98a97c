import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Passkey',
  added: {
    subject: 'Una passkey è stata aggiunta al tuo account {project}',
    heading: 'Una passkey è stata aggiunta',
    lead: 'Ora permette di accedere come {email}.',
    label: 'Passkey',
    removes: 'Rimuove questa passkey e disconnette il browser che l’ha aggiunta.',
    removesAlone: 'Rimuove questa passkey.',
    does: 'Il pulsante rimuove la passkey di cui parla l’email e disconnette i browser che l’hanno aggiunta o usata.',
    done: 'La passkey è stata rimossa',
  },
}
