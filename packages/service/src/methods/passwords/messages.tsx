/** The mails of the password method: a reset with its two links, and the notice after a change. */
import { Type } from 'typebox'
import { defineMessage } from '../../delivery/message-template.ts'
import { renderMail } from '../../delivery/render-mail.tsx'
import { type Catalogue, fillText, toDurationText, toMailLanguage } from '../../delivery/words.ts'

interface PasswordWords {
  readonly reset: {
    readonly subject: string
    readonly lead: string
    readonly action: string
    readonly note: string
    /** Before the link itself, for whom the button does not work. */
    readonly spelledOut: string
    /** Before the other link. */
    readonly login: string
  }
  readonly changed: { readonly subject: string; readonly lead: string; readonly note: string }
}

const catalogue: Catalogue<PasswordWords> = {
  en: {
    reset: {
      subject: 'Reset your password for {project}',
      lead: 'Use this link to set a new password for {project}.',
      action: 'Reset password',
      note: 'It expires in {duration} and works once. If you did not ask for it, you can ignore this email: your password stays as it is.',
      spelledOut: 'If the button does not work, open this address in your browser:',
      login: 'To log in without changing your password, open this address:',
    },
    changed: {
      subject: 'Your password for {project} was changed',
      lead: 'Your password for {project} was changed, and you were logged out everywhere else.',
      note: 'If this was not you, reset your password at once.',
    },
  },
  de: {
    reset: {
      subject: 'Passwort für {project} zurücksetzen',
      lead: 'Mit diesem Link setzen Sie ein neues Passwort für {project}.',
      action: 'Passwort zurücksetzen',
      note: 'Er ist {duration} gültig und funktioniert einmal. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
      spelledOut: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse im Browser:',
      login: 'Um sich ohne neues Passwort anzumelden, öffnen Sie diese Adresse:',
    },
    changed: {
      subject: 'Ihr Passwort für {project} wurde geändert',
      lead: 'Ihr Passwort für {project} wurde geändert, und Sie wurden überall sonst abgemeldet.',
      note: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück.',
    },
  },
  es: {
    reset: {
      subject: 'Restablecer su contraseña de {project}',
      lead: 'Use este enlace para definir una nueva contraseña de {project}.',
      action: 'Restablecer contraseña',
      note: 'Caduca en {duration} y funciona una sola vez. Si no lo ha solicitado, puede ignorar este correo: su contraseña no cambia.',
      spelledOut: 'Si el botón no funciona, abra esta dirección en su navegador:',
      login: 'Para iniciar sesión sin cambiar la contraseña, abra esta dirección:',
    },
    changed: {
      subject: 'Su contraseña de {project} ha cambiado',
      lead: 'Su contraseña de {project} ha cambiado y se ha cerrado su sesión en todos los demás lugares.',
      note: 'Si no ha sido usted, restablezca su contraseña de inmediato.',
    },
  },
  fr: {
    reset: {
      subject: 'Réinitialiser votre mot de passe {project}',
      lead: 'Utilisez ce lien pour définir un nouveau mot de passe pour {project}.',
      action: 'Réinitialiser le mot de passe',
      note: 'Il expire dans {duration} et ne fonctionne qu’une fois. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail : votre mot de passe reste inchangé.',
      spelledOut: 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
      login: 'Pour vous connecter sans changer de mot de passe, ouvrez cette adresse :',
    },
    changed: {
      subject: 'Votre mot de passe {project} a été modifié',
      lead: 'Votre mot de passe {project} a été modifié et vous avez été déconnecté partout ailleurs.',
      note: 'Si ce n’était pas vous, réinitialisez votre mot de passe sans attendre.',
    },
  },
}

const ResetPayload = Type.Object({
  resetUrl: Type.String(),
  loginUrl: Type.String(),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  templateId: Type.Optional(Type.String()),
})

const resetMail = defineMessage(ResetPayload, (payload, context) => {
  const { resetUrl, loginUrl, expirationMinutes, templateId } = payload
  const language = toMailLanguage(context.locale)
  const words = catalogue[language].reset
  const duration = toDurationText(expirationMinutes, language)
  return renderMail(
    {
      language,
      subject: words.subject,
      heading: null,
      lead: words.lead,
      code: null,
      action: { label: words.action, url: resetUrl },
      notes: [
        fillText(words.note, { duration }),
        `${words.spelledOut} ${resetUrl}`,
        `${words.login} ${loginUrl}`,
      ],
      values: { project: context.project.name },
      templateId,
      links: [
        { kind: 'reset_password', url: resetUrl },
        { kind: 'login', url: loginUrl },
      ],
    },
    context,
  )
})

const changedMail = defineMessage(Type.Object({}), (_payload, context) => {
  const language = toMailLanguage(context.locale)
  const words = catalogue[language].changed
  return renderMail(
    {
      language,
      subject: words.subject,
      heading: null,
      lead: words.lead,
      code: null,
      action: null,
      notes: [words.note],
      values: { project: context.project.name },
      templateId: undefined,
      links: [],
    },
    context,
  )
})

/** Templates by name. */
export const passwordsMessages = {
  'password.reset': resetMail,
  'password.changed': changedMail,
}
