/** The method's mail: the notice that a passkey was added to the account. */
import { Type } from 'typebox'
import { type Catalogue, toMailLanguage } from '../../foundation/text/words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'

interface PasskeyWords {
  readonly subject: string
  readonly passkey: string
  readonly heading: string
  readonly lead: string
  /**
   * States what the button does: the first text for a passkey that a session registered, the second for one that a host
   * did.
   */
  readonly removesAndSignsOut: string
  readonly removes: string
}

const catalogue: Catalogue<PasskeyWords> = {
  en: {
    passkey: 'Passkey',
    subject: 'A passkey was added to your {project} account',
    heading: 'A passkey was added',
    lead: 'It can now be used to sign in as {email}.',
    removesAndSignsOut: 'It removes this passkey and signs out the browser that added it.',
    removes: 'It removes this passkey.',
  },
  de: {
    passkey: 'Passkey',
    subject: 'Ihrem Konto bei {project} wurde ein Passkey hinzugefügt',
    heading: 'Ein Passkey wurde hinzugefügt',
    lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
    removesAndSignsOut:
      'Damit wird dieser Passkey entfernt und der Browser abgemeldet, der ihn hinzugefügt hat.',
    removes: 'Damit wird dieser Passkey entfernt.',
  },
  es: {
    passkey: 'Llave de acceso',
    subject: 'Se ha añadido una llave de acceso a su cuenta de {project}',
    heading: 'Se ha añadido una llave de acceso',
    lead: 'Ahora permite iniciar sesión como {email}.',
    removesAndSignsOut:
      'Elimina esta llave de acceso y cierra la sesión del navegador que la añadió.',
    removes: 'Elimina esta llave de acceso.',
  },
  fr: {
    passkey: 'Clé d’accès',
    subject: 'Une clé d’accès a été ajoutée à votre compte {project}',
    heading: 'Une clé d’accès a été ajoutée',
    lead: 'Elle permet désormais de se connecter en tant que {email}.',
    removesAndSignsOut:
      'Cela supprime cette clé d’accès et déconnecte le navigateur qui l’a ajoutée.',
    removes: 'Cela supprime cette clé d’accès.',
  },
}

const AddedPayload = Type.Object({
  name: Type.String(),
  notMeUrl: Type.Optional(Type.String()),
  /** True if a session registered the passkey: the button then ends this session too. */
  hasSession: Type.Optional(Type.Boolean()),
  occasion: Type.Optional(OccasionSchema),
})

const addedMail = defineMessage(AddedPayload, (payload, context) => {
  const { name, notMeUrl: url, hasSession = false, occasion } = payload
  const language = toMailLanguage(context.locale)
  const words = catalogue[language]
  const shared = sharedWords[language]
  const does = hasSession ? words.removesAndSignsOut : words.removes
  return renderMail(
    {
      language,
      subject: words.subject,
      preheader: toNoticePreheader(occasion, language, { first: `"${name}"`, hasTime: false }),
      heading: words.heading,
      lead: words.lead,
      blocks: [
        {
          kind: 'facts',
          rows: [
            { name: words.passkey, value: name },
            ...(occasion ? toFacts(occasion, language, 'when') : []),
          ],
        },
        ...(url === undefined ? [] : [{ kind: 'button', label: shared.notMe, url } as const]),
        {
          kind: 'note',
          text: url === undefined ? shared.ifItWasYou : `${does} ${shared.ifItWasYou}`,
        },
      ],
      footer: shared.sentFor.safety,
      links: url === undefined ? [] : [{ kind: 'not_me', url }],
    },
    context,
  )
})

/** The templates by their names. */
export const passkeysMessages = { 'passkey.added': addedMail }
