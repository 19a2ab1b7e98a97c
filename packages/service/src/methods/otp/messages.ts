/** The texts of the passcode mails, in every language. A mail with a code contains no link. */
import { Type } from 'typebox'
import {
  type Catalogue,
  fillText,
  toDurationText,
  toMailLanguage,
} from '../../foundation/text/words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toAskedText, toFacts, toLifeText } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { sharedWords } from '../../locales/en/mails.ts'

interface PasscodeWords {
  readonly subject: string
  /** The subject for a project that keeps the code out of it. */
  readonly plainSubject: string
  readonly login: string
  readonly signup: string
  readonly lead: string
  readonly nobodyAsks: string
  readonly notYou: string
}

const catalogue: Catalogue<PasscodeWords> = {
  en: {
    subject: '{code} is your {project} code',
    plainSubject: 'Your {project} code',
    login: 'Your sign-in code',
    signup: 'Your sign-up code',
    lead: 'Enter it on the page where you asked for it.',
    nobodyAsks: 'Nobody from {project} will ever ask you for it.',
    notYou: 'Not you? Then do nothing: without the code nobody gets in.',
  },
  de: {
    subject: '{code} ist Ihr Code für {project}',
    plainSubject: 'Ihr Code für {project}',
    login: 'Ihr Anmeldecode',
    signup: 'Ihr Registrierungscode',
    lead: 'Geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben.',
    nobodyAsks: 'Niemand von {project} wird Sie je danach fragen.',
    notYou: 'Das waren nicht Sie? Dann tun Sie nichts: Ohne den Code kommt niemand hinein.',
  },
  es: {
    subject: '{code} es su código de {project}',
    plainSubject: 'Su código de {project}',
    login: 'Su código de acceso',
    signup: 'Su código de registro',
    lead: 'Introdúzcalo en la página en la que lo ha solicitado.',
    nobodyAsks: 'Nadie de {project} se lo pedirá nunca.',
    notYou: '¿No ha sido usted? Entonces no haga nada: sin el código nadie entra.',
  },
  fr: {
    subject: '{code} est votre code {project}',
    plainSubject: 'Votre code {project}',
    login: 'Votre code de connexion',
    signup: 'Votre code d’inscription',
    lead: 'Saisissez-le sur la page où vous l’avez demandé.',
    nobodyAsks: 'Personne de {project} ne vous le demandera jamais.',
    notYou: 'Ce n’était pas vous ? Alors ne faites rien : sans le code, personne n’entre.',
  },
}

const PasscodePayload = Type.Object({
  code: Type.String(),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  templateId: Type.Optional(Type.String()),
  /** Absent in a row that an older version wrote. */
  occasion: Type.Optional(OccasionSchema),
})

const passcodeMail = (purpose: 'login' | 'signup') =>
  defineMessage(PasscodePayload, ({ code, expirationMinutes, templateId, occasion }, context) => {
    const language = toMailLanguage(context.locale)
    const words = catalogue[language]
    const shared = sharedWords[language]
    const duration = toDurationText(expirationMinutes, language)
    const life = toLifeText({ occasion, minutes: expirationMinutes }, language, shared)
    return renderMail(
      {
        language,
        subject: context.project.mails.codeInSubject ? words.subject : words.plainSubject,
        preheader:
          `${fillText(shared.worksFor, { duration })} ${toAskedText(occasion, language)}`.trim(),
        heading: words[purpose],
        lead: words.lead,
        blocks: [
          { kind: 'code', code },
          { kind: 'note', text: `${life} ${words.nobodyAsks}` },
          ...(occasion
            ? [{ kind: 'facts', rows: toFacts(occasion, language, 'askedFor') } as const]
            : []),
          { kind: 'note', text: words.notYou },
        ],
        footer: purpose === 'login' ? shared.sentFor.signIn : shared.sentFor.signUp,
        values: { code, duration },
        templateId,
        code,
      },
      context,
    )
  })

/** The templates by their names; the payload is `{ code, expirationMinutes, templateId?, occasion? }`. */
export const otpMessages = {
  'passcode.login': passcodeMail('login'),
  'passcode.signup': passcodeMail('signup'),
}
