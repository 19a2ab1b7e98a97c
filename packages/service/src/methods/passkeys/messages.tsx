/** The mail of the passkey method: the notice that an account has one more. */
import { Type } from 'typebox'
import { defineMessage } from '../../delivery/message-template.ts'
import { renderMail } from '../../delivery/render-mail.tsx'
import { type Catalogue, fillText, toMailLanguage } from '../../delivery/words.ts'

interface PasskeyWords {
  readonly added: { readonly subject: string; readonly lead: string; readonly note: string }
}

const catalogue: Catalogue<PasskeyWords> = {
  en: {
    added: {
      subject: 'A passkey was added to your account at {project}',
      lead: 'A new passkey ({name}) can now log in to your account at {project}.',
      note: 'If this was not you, log in, delete the passkey and change your password at once.',
    },
  },
  de: {
    added: {
      subject: 'Ihrem Konto bei {project} wurde ein Passkey hinzugefügt',
      lead: 'Mit einem neuen Passkey ({name}) ist jetzt die Anmeldung bei Ihrem Konto bei {project} möglich.',
      note: 'Wenn Sie das nicht waren, melden Sie sich an, löschen Sie den Passkey und ändern Sie sofort Ihr Passwort.',
    },
  },
  es: {
    added: {
      subject: 'Se ha añadido una llave de acceso a su cuenta de {project}',
      lead: 'Una nueva llave de acceso ({name}) permite ahora iniciar sesión en su cuenta de {project}.',
      note: 'Si no ha sido usted, inicie sesión, elimine la llave de acceso y cambie su contraseña de inmediato.',
    },
  },
  fr: {
    added: {
      subject: 'Une clé d’accès a été ajoutée à votre compte {project}',
      lead: 'Une nouvelle clé d’accès ({name}) permet désormais de se connecter à votre compte {project}.',
      note: 'Si ce n’était pas vous, connectez-vous, supprimez la clé d’accès et changez votre mot de passe sans attendre.',
    },
  },
}

const addedMail = defineMessage(Type.Object({ name: Type.String() }), ({ name }, context) => {
  const language = toMailLanguage(context.locale)
  const words = catalogue[language].added
  return renderMail(
    {
      language,
      subject: words.subject,
      heading: null,
      lead: fillText(words.lead, { name, project: context.project.name }),
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
export const passkeysMessages = { 'passkey.added': addedMail }
