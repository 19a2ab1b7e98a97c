import { Type } from 'typebox'
import type { UndoableEvent } from '../undoable-event.ts'

/** The event that a wallet was added. */
export const addedWallet = {
  event: Type.Object({
    kind: Type.Literal('crypto_wallet'),
    walletId: Type.String(),
    /** The session that added the wallet; null when the caller requested no session. */
    sessionId: Type.Union([Type.String(), Type.Null()]),
  }),
  words: {
    en: {
      does: 'The button removes the crypto wallet that the mail tells of, and signs out the browsers that added or used it.',
      done: 'The crypto wallet is removed',
    },
    de: {
      does: 'Die Schaltfläche entfernt die Krypto-Wallet, von der die E-Mail berichtet, und meldet die Browser ab, die sie hinzugefügt oder benutzt haben.',
      done: 'Die Krypto-Wallet ist entfernt',
    },
    es: {
      does: 'El botón elimina la cartera de criptomonedas de la que habla el correo y cierra la sesión de los navegadores que la añadieron o la usaron.',
      done: 'Se ha eliminado la cartera de criptomonedas',
    },
    fr: {
      does: 'Le bouton supprime le portefeuille crypto dont parle l’e-mail et déconnecte les navigateurs qui l’ont ajouté ou utilisé.',
      done: 'Le portefeuille crypto est supprimé',
    },
  },
} satisfies UndoableEvent
