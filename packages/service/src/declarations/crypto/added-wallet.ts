import { declareAddition } from '../declare-addition.ts'

/** The addition of a wallet, its notice and its undo. */
export const addedWallet = declareAddition({
  notice: 'crypto_wallet.added',
  eventKind: 'crypto_wallet',
  idField: 'walletId',
  words: {
    en: {
      subject: 'A crypto wallet was added to your {project} account',
      heading: 'A crypto wallet was added',
      lead: 'It can now be used to sign in as {email}.',
      label: 'Wallet',
      removes: 'It removes this wallet and signs out the browser that added it.',
      does: 'The button removes the crypto wallet that the mail tells of, and signs out the browsers that added or used it.',
      done: 'The crypto wallet is removed',
    },
    de: {
      subject: 'Ihrem Konto bei {project} wurde eine Krypto-Wallet hinzugefügt',
      heading: 'Eine Krypto-Wallet wurde hinzugefügt',
      lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
      label: 'Wallet',
      removes:
        'Damit wird diese Wallet entfernt und der Browser abgemeldet, der sie hinzugefügt hat.',
      does: 'Die Schaltfläche entfernt die Krypto-Wallet, von der die E-Mail berichtet, und meldet die Browser ab, die sie hinzugefügt oder benutzt haben.',
      done: 'Die Krypto-Wallet ist entfernt',
    },
    es: {
      subject: 'Se ha añadido una cartera de criptomonedas a su cuenta de {project}',
      heading: 'Se ha añadido una cartera de criptomonedas',
      lead: 'Ahora permite iniciar sesión como {email}.',
      label: 'Cartera',
      removes: 'Elimina esta cartera y cierra la sesión del navegador que la añadió.',
      does: 'El botón elimina la cartera de criptomonedas de la que habla el correo y cierra la sesión de los navegadores que la añadieron o la usaron.',
      done: 'Se ha eliminado la cartera de criptomonedas',
    },
    fr: {
      subject: 'Un portefeuille crypto a été ajouté à votre compte {project}',
      heading: 'Un portefeuille crypto a été ajouté',
      lead: 'Il permet désormais de se connecter en tant que {email}.',
      label: 'Portefeuille',
      removes: 'Cela supprime ce portefeuille et déconnecte le navigateur qui l’a ajouté.',
      does: 'Le bouton supprime le portefeuille crypto dont parle l’e-mail et déconnecte les navigateurs qui l’ont ajouté ou utilisé.',
      done: 'Le portefeuille crypto est supprimé',
    },
  },
})
