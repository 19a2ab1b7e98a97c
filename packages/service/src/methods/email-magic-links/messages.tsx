/** The mails of the magic-link method: what they say, in every language. A link mail carries no code. */
import { Type } from 'typebox'
import { defineMessage } from '../../delivery/message-template.ts'
import { renderMail } from '../../delivery/render-mail.tsx'
import { type Catalogue, fillText, toDurationText, toMailLanguage } from '../../delivery/words.ts'

interface PurposeWords {
  readonly subject: string
  readonly lead: string
  readonly action: string
}

interface LinkWords {
  readonly login: PurposeWords
  readonly signup: PurposeWords
  readonly note: string
  /** Before the link itself, for whom the button does not work. */
  readonly spelledOut: string
}

const catalogue: Catalogue<LinkWords> = {
  en: {
    login: {
      subject: 'Sign in to {project}',
      lead: 'Use this link to log in to {project}.',
      action: 'Log in',
    },
    signup: {
      subject: 'Sign up for {project}',
      lead: 'Use this link to confirm your email address and sign up for {project}.',
      action: 'Sign up',
    },
    note: 'It expires in {duration} and works once. If you did not ask for it, you can ignore this email.',
    spelledOut: 'If the button does not work, open this address in your browser:',
  },
  de: {
    login: {
      subject: 'Bei {project} anmelden',
      lead: 'Mit diesem Link melden Sie sich bei {project} an.',
      action: 'Anmelden',
    },
    signup: {
      subject: 'Bei {project} registrieren',
      lead: 'Mit diesem Link bestätigen Sie Ihre E-Mail-Adresse und registrieren sich bei {project}.',
      action: 'Registrieren',
    },
    note: 'Er ist {duration} gültig und funktioniert einmal. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
    spelledOut: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse im Browser:',
  },
  es: {
    login: {
      subject: 'Iniciar sesión en {project}',
      lead: 'Use este enlace para iniciar sesión en {project}.',
      action: 'Iniciar sesión',
    },
    signup: {
      subject: 'Registrarse en {project}',
      lead: 'Use este enlace para confirmar su correo y registrarse en {project}.',
      action: 'Registrarse',
    },
    note: 'Caduca en {duration} y funciona una sola vez. Si no lo ha solicitado, puede ignorar este correo.',
    spelledOut: 'Si el botón no funciona, abra esta dirección en su navegador:',
  },
  fr: {
    login: {
      subject: 'Se connecter à {project}',
      lead: 'Utilisez ce lien pour vous connecter à {project}.',
      action: 'Se connecter',
    },
    signup: {
      subject: 'S’inscrire à {project}',
      lead: 'Utilisez ce lien pour confirmer votre adresse e-mail et vous inscrire à {project}.',
      action: 'S’inscrire',
    },
    note: 'Il expire dans {duration} et ne fonctionne qu’une fois. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
    spelledOut: 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
  },
}

const LinkPayload = Type.Object({
  url: Type.String(),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  templateId: Type.Optional(Type.String()),
})

const linkMail = (purpose: 'login' | 'signup') =>
  defineMessage(LinkPayload, ({ url, expirationMinutes, templateId }, context) => {
    const language = toMailLanguage(context.locale)
    const words = catalogue[language]
    const duration = toDurationText(expirationMinutes, language)
    return renderMail(
      {
        language,
        subject: words[purpose].subject,
        heading: null,
        lead: words[purpose].lead,
        code: null,
        action: { label: words[purpose].action, url },
        notes: [fillText(words.note, { duration }), `${words.spelledOut} ${url}`],
        values: { project: context.project.name },
        templateId,
        links: [{ kind: purpose, url }],
      },
      context,
    )
  })

/** Templates by name; the payload is `{ url, expirationMinutes, templateId? }`. */
export const emailMagicLinksMessages = {
  'magic-link.login': linkMail('login'),
  'magic-link.signup': linkMail('signup'),
}
