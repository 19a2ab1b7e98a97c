/** The texts of the magic-link mails, in every language. The link comes before the code. */
import { Type } from 'typebox'
import { type Catalogue, toDurationText, toMailLanguage } from '../../foundation/text/words.ts'
import type { MailBlock } from '../../kernel/delivery/mail-content.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toLifeText } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { sharedWords } from '../../locales/en/mails.ts'

interface PurposeWords {
  /** Both the subject and the heading. */
  readonly title: string
  readonly action: string
}

interface LinkWords {
  readonly login: PurposeWords
  readonly signup: PurposeWords
  readonly preheader: string
  readonly preheaderWithCode: string
  readonly orCode: string
  /** States the expiry of the link and the code together. */
  readonly worksUntil: string
  readonly worksFor: string
}

const catalogue: Catalogue<LinkWords> = {
  en: {
    login: { title: 'Sign in to {project}', action: 'Sign in' },
    signup: { title: 'Sign up for {project}', action: 'Sign up' },
    preheader: 'Works once, for {duration}.',
    preheaderWithCode: 'Open the link, or enter {code}. Works once, for {duration}.',
    orCode: 'Or enter this code on the page where you asked:',
    worksUntil: 'Link and code work once, until {time}. Using one ends the other.',
    worksFor: 'Link and code work once, for {duration}. Using one ends the other.',
  },
  de: {
    login: { title: 'Bei {project} anmelden', action: 'Anmelden' },
    signup: { title: 'Bei {project} registrieren', action: 'Registrieren' },
    preheader: 'Funktioniert einmal, {duration} lang.',
    preheaderWithCode:
      'Öffnen Sie den Link, oder geben Sie {code} ein. Funktioniert einmal, {duration} lang.',
    orCode: 'Oder geben Sie diesen Code auf der Seite ein, auf der Sie angefragt haben:',
    worksUntil:
      'Link und Code funktionieren einmal, bis {time}. Wird eines benutzt, endet das andere.',
    worksFor:
      'Link und Code funktionieren einmal, {duration} lang. Wird eines benutzt, endet das andere.',
  },
  es: {
    login: { title: 'Iniciar sesión en {project}', action: 'Iniciar sesión' },
    signup: { title: 'Registrarse en {project}', action: 'Registrarse' },
    preheader: 'Funciona una sola vez, durante {duration}.',
    preheaderWithCode:
      'Abra el enlace o introduzca {code}. Funciona una sola vez, durante {duration}.',
    orCode: 'O introduzca este código en la página en la que lo ha solicitado:',
    worksUntil:
      'El enlace y el código funcionan una sola vez, válidos hasta: {time}. Al usar uno, el otro deja de funcionar.',
    worksFor:
      'El enlace y el código funcionan una sola vez, durante {duration}. Al usar uno, el otro deja de funcionar.',
  },
  fr: {
    login: { title: 'Se connecter à {project}', action: 'Se connecter' },
    signup: { title: 'S’inscrire à {project}', action: 'S’inscrire' },
    preheader: 'Fonctionne une seule fois, pendant {duration}.',
    preheaderWithCode:
      'Ouvrez le lien ou saisissez {code}. Fonctionne une seule fois, pendant {duration}.',
    orCode: 'Ou saisissez ce code sur la page où vous l’avez demandé :',
    worksUntil:
      'Le lien et le code fonctionnent une seule fois, jusqu’à {time}. Utiliser l’un met fin à l’autre.',
    worksFor:
      'Le lien et le code fonctionnent une seule fois, pendant {duration}. Utiliser l’un met fin à l’autre.',
  },
}

const LinkPayload = Type.Object({
  url: Type.String(),
  /** Present if the project adds a code to the mail. */
  code: Type.Optional(Type.String()),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  templateId: Type.Optional(Type.String()),
  /** Absent in a row that an older version wrote. */
  occasion: Type.Optional(OccasionSchema),
})

const linkMail = (purpose: 'login' | 'signup') =>
  defineMessage(LinkPayload, (payload, context) => {
    const { url, code, expirationMinutes, templateId, occasion } = payload
    const language = toMailLanguage(context.locale)
    const words = catalogue[language]
    const shared = sharedWords[language]
    const duration = toDurationText(expirationMinutes, language)
    const life = toLifeText(
      { occasion, minutes: expirationMinutes },
      language,
      code === undefined ? shared : words,
    )
    const withoutButton: readonly MailBlock[] =
      code === undefined
        ? [{ kind: 'fallback', text: shared.buttonFails, url }]
        : [
            { kind: 'text', text: words.orCode },
            { kind: 'code', code },
          ]
    return renderMail(
      {
        language,
        subject: words[purpose].title,
        preheader: code === undefined ? words.preheader : words.preheaderWithCode,
        heading: words[purpose].title,
        lead: null,
        blocks: [
          { kind: 'button', label: words[purpose].action, url },
          ...withoutButton,
          { kind: 'note', text: life },
          ...(occasion
            ? [{ kind: 'facts', rows: toFacts(occasion, language, 'askedFor') } as const]
            : []),
          { kind: 'note', text: shared.nobodyGetsIn },
        ],
        footer: purpose === 'login' ? shared.sentFor.signIn : shared.sentFor.signUp,
        values: { duration, ...(code !== undefined && { code }) },
        templateId,
        code: code ?? null,
        links: [{ kind: purpose, url }],
      },
      context,
    )
  })

/** The templates by their names; the payload is `{ url, code?, expirationMinutes, templateId?, occasion? }`. */
export const emailMagicLinksMessages = {
  'magic-link.login': linkMail('login'),
  'magic-link.signup': linkMail('signup'),
}
