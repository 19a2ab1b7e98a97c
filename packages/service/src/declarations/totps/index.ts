import { declareMethod } from '../declare-method.ts'
import { totpCredential } from './credential.ts'

/** The declaration of authenticator apps, a further factor. */
export const totps = declareMethod({
  id: 'totps',
  auditActions: ['totp.created', 'totp.verified', 'totp.deleted', 'recovery_code.used'],
  credential: totpCredential,
  proofs: {
    authenticator_app: {
      type: 'totp',
      proves: 'authenticator_app',
      title: 'authenticator app',
      reason: 'the user has the app',
      words: {
        en: 'Authenticator app',
        de: 'Authenticator-App',
        es: 'Aplicación de autenticación',
        fr: 'Application d’authentification',
      },
    },
    recovery_code: {
      type: 'recovery_codes',
      proves: 'authenticator_app',
      title: 'recovery code',
      reason: 'it stands in for the app',
      words: {
        en: 'Recovery code',
        de: 'Wiederherstellungscode',
        es: 'Código de recuperación',
        fr: 'Code de récupération',
      },
    },
  },
})
