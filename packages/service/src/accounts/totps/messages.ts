/** The mail of this method: the notice of an added authenticator app. */
import { defineAdditionMail } from '../../kernel/delivery/define-addition-mail.ts'

/** The mail templates by their names. */
export const totpMessages = {
  'totp.added': defineAdditionMail({
    en: {
      subject: 'An authenticator app was added to your {project} account',
      heading: 'An authenticator app was added',
      lead: 'Changes to the account of {email} now need a code from it.',
      removes: 'It removes this app and signs out the browser that added it.',
    },
    de: {
      subject: 'Ihrem Konto bei {project} wurde eine Authenticator-App hinzugefügt',
      heading: 'Eine Authenticator-App wurde hinzugefügt',
      lead: 'Änderungen am Konto von {email} brauchen jetzt einen Code daraus.',
      removes: 'Damit wird diese App entfernt und der Browser abgemeldet, der sie hinzugefügt hat.',
    },
    es: {
      subject: 'Se ha añadido una aplicación de autenticación a su cuenta de {project}',
      heading: 'Se ha añadido una aplicación de autenticación',
      lead: 'Los cambios en la cuenta de {email} requieren ahora un código de ella.',
      removes: 'Elimina esta aplicación y cierra la sesión del navegador que la añadió.',
    },
    fr: {
      subject: 'Une application d’authentification a été ajoutée à votre compte {project}',
      heading: 'Une application d’authentification a été ajoutée',
      lead: 'Les modifications du compte de {email} demandent désormais un code de celle-ci.',
      removes: 'Cela supprime cette application et déconnecte le navigateur qui l’a ajoutée.',
    },
  }),
}
