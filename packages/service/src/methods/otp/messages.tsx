/** The mails of the passcode method: what they say, in every language. A code mail carries no link. */
import { Type } from 'typebox'
import { defineMessage } from '../../delivery/message-template.ts'
import { renderMail } from '../../delivery/render-mail.tsx'
import { type Catalogue, fillText, toDurationText, toMailLanguage } from '../../delivery/words.ts'

interface PasscodeWords {
  readonly subject: string
  readonly login: string
  readonly signup: string
  readonly note: string
}

const catalogue: Catalogue<PasscodeWords> = {
  en: {
    subject: 'Your passcode is {code}',
    login: 'Enter this passcode to log in to {project}.',
    signup: 'Enter this passcode to sign up for {project}.',
    note: 'It expires in {duration}. If you did not ask for it, you can ignore this email.',
  },
  de: {
    subject: 'Ihr Code lautet {code}',
    login: 'Geben Sie diesen Code ein, um sich bei {project} anzumelden.',
    signup: 'Geben Sie diesen Code ein, um sich bei {project} zu registrieren.',
    note: 'Er ist {duration} gültig. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  es: {
    subject: 'Su código es {code}',
    login: 'Introduzca este código para iniciar sesión en {project}.',
    signup: 'Introduzca este código para registrarse en {project}.',
    note: 'Caduca en {duration}. Si no lo ha solicitado, puede ignorar este correo.',
  },
  fr: {
    subject: 'Votre code est {code}',
    login: 'Saisissez ce code pour vous connecter à {project}.',
    signup: 'Saisissez ce code pour vous inscrire à {project}.',
    note: 'Il expire dans {duration}. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
  },
}

const PasscodePayload = Type.Object({
  code: Type.String(),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  templateId: Type.Optional(Type.String()),
})

const passcodeMail = (purpose: 'login' | 'signup') =>
  defineMessage(PasscodePayload, ({ code, expirationMinutes, templateId }, context) => {
    const language = toMailLanguage(context.locale)
    const words = catalogue[language]
    const duration = toDurationText(expirationMinutes, language)
    return renderMail(
      {
        language,
        subject: words.subject,
        heading: null,
        lead: words[purpose],
        code,
        action: null,
        notes: [fillText(words.note, { duration })],
        values: { code, project: context.project.name },
        templateId,
        links: [],
      },
      context,
    )
  })

/** Templates by name; the payload is `{ code, expirationMinutes, templateId? }`. */
export const otpMessages = {
  'passcode.login': passcodeMail('login'),
  'passcode.signup': passcodeMail('signup'),
}
