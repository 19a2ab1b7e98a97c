/** The method's mail: the notice that an account at a provider was linked to the user's account. */
import { Type } from 'typebox'
import { type Catalogue, toMailLanguage } from '../../foundation/text/words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'

interface OauthWords {
  readonly subject: string
  readonly account: string
  readonly heading: string
  readonly lead: string
  /** States what the button does. */
  readonly removes: string
}

const catalogue: Catalogue<OauthWords> = {
  en: {
    account: 'Account',
    subject: 'An account was linked to your {project} account',
    heading: 'An account was linked',
    lead: 'It can now be used to sign in as {email}.',
    removes: 'It removes this account and signs out the browser that linked it.',
  },
  de: {
    account: 'Konto',
    subject: 'Mit Ihrem Konto bei {project} wurde ein Konto verknüpft',
    heading: 'Ein Konto wurde verknüpft',
    lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
    removes: 'Damit wird dieses Konto entfernt und der Browser abgemeldet, der es verknüpft hat.',
  },
  es: {
    account: 'Cuenta',
    subject: 'Se ha vinculado una cuenta a su cuenta de {project}',
    heading: 'Se ha vinculado una cuenta',
    lead: 'Ahora permite iniciar sesión como {email}.',
    removes: 'Elimina esta cuenta y cierra la sesión del navegador que la vinculó.',
  },
  fr: {
    account: 'Compte',
    subject: 'Un compte a été associé à votre compte {project}',
    heading: 'Un compte a été associé',
    lead: 'Il permet désormais de se connecter en tant que {email}.',
    removes: 'Cela supprime ce compte et déconnecte le navigateur qui l’a associé.',
  },
}

const LinkedPayload = Type.Object({
  /** The provider's display name. */
  name: Type.String(),
  notMeUrl: Type.String(),
  occasion: OccasionSchema,
})

const linkedMail = defineMessage(LinkedPayload, ({ name, notMeUrl: url, occasion }, context) => {
  const language = toMailLanguage(context.locale)
  const words = catalogue[language]
  const shared = sharedWords[language]
  return renderMail(
    {
      language,
      subject: words.subject,
      preheader: toNoticePreheader(occasion, language, { first: name, hasTime: false }),
      heading: words.heading,
      lead: words.lead,
      blocks: [
        {
          kind: 'facts',
          rows: [{ name: words.account, value: name }, ...toFacts(occasion, language, 'when')],
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
export const oauthMessages = { 'oauth.linked': linkedMail }
