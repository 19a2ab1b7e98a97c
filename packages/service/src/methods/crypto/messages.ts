/** The method's mail: the notice that a wallet was added to the account. */
import { Type } from 'typebox'
import { type Catalogue, toMailLanguage } from '../../foundation/text/words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'

interface WalletWords {
  readonly subject: string
  readonly wallet: string
  readonly heading: string
  readonly lead: string
  /** States what the button does. */
  readonly removes: string
}

const catalogue: Catalogue<WalletWords> = {
  en: {
    wallet: 'Wallet',
    subject: 'A crypto wallet was added to your {project} account',
    heading: 'A crypto wallet was added',
    lead: 'It can now be used to sign in as {email}.',
    removes: 'It removes this wallet and signs out the browser that added it.',
  },
  de: {
    wallet: 'Wallet',
    subject: 'Ihrem Konto bei {project} wurde eine Krypto-Wallet hinzugefügt',
    heading: 'Eine Krypto-Wallet wurde hinzugefügt',
    lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
    removes:
      'Damit wird diese Wallet entfernt und der Browser abgemeldet, der sie hinzugefügt hat.',
  },
  es: {
    wallet: 'Cartera',
    subject: 'Se ha añadido una cartera de criptomonedas a su cuenta de {project}',
    heading: 'Se ha añadido una cartera de criptomonedas',
    lead: 'Ahora permite iniciar sesión como {email}.',
    removes: 'Elimina esta cartera y cierra la sesión del navegador que la añadió.',
  },
  fr: {
    wallet: 'Portefeuille',
    subject: 'Un portefeuille crypto a été ajouté à votre compte {project}',
    heading: 'Un portefeuille crypto a été ajouté',
    lead: 'Il permet désormais de se connecter en tant que {email}.',
    removes: 'Cela supprime ce portefeuille et déconnecte le navigateur qui l’a ajouté.',
  },
}

const AddedPayload = Type.Object({
  /** The address in the form that wallets display. */
  address: Type.String(),
  notMeUrl: Type.String(),
  occasion: OccasionSchema,
})

const addedMail = defineMessage(AddedPayload, ({ address, notMeUrl: url, occasion }, context) => {
  const language = toMailLanguage(context.locale)
  const words = catalogue[language]
  const shared = sharedWords[language]
  return renderMail(
    {
      language,
      subject: words.subject,
      preheader: toNoticePreheader(occasion, language, { first: address, hasTime: false }),
      heading: words.heading,
      lead: words.lead,
      blocks: [
        {
          kind: 'facts',
          rows: [{ name: words.wallet, value: address }, ...toFacts(occasion, language, 'when')],
        },
        { kind: 'button', label: shared.notMe, url },
        { kind: 'note', text: `${words.removes} ${shared.ifItWasYou}` },
      ],
      footer: shared.sentFor.safety,
      links: [{ kind: 'not_me', url }],
    },
    context,
  )
})

/** The templates by their names. */
export const cryptoMessages = { 'crypto_wallet.added': addedMail }
