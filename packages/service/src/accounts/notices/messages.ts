/** Mails that belong to no method: a sign-in from a new browser, and an address without an account. */
import { Type } from 'typebox'
import { findProof } from '../../declarations/all-declarations.ts'
import { type Catalogue, toMailLanguage } from '../../foundation/text/words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { renderNotice } from '../../kernel/delivery/render-notice.ts'
import { sharedWords } from '../../locales/en/mails.ts'

interface NoticeWords {
  readonly signedIn: {
    readonly subject: string
    readonly heading: string
    readonly lead: string
    /** Describes the effect of the button. */
    readonly does: string
  }
  readonly noAccount: {
    readonly subject: string
    readonly preheader: string
    readonly heading: string
    readonly lead: string
    readonly action: string
    readonly notYou: string
  }
}

const catalogue: Catalogue<NoticeWords> = {
  en: {
    signedIn: {
      subject: 'New sign-in to your {project} account',
      heading: 'New sign-in to your account',
      lead: 'Someone signed in as {email} with a browser we had not seen before.',
      does: 'It signs out that browser and helps you to secure the account.',
    },
    noAccount: {
      subject: 'No {project} account uses this address',
      preheader: 'Someone tried to sign in with it. You can sign up, or try another address.',
      heading: 'There is no account for this address',
      lead: 'Someone tried to sign in as {email}, but no {project} account uses it. Perhaps you signed up with another address.',
      action: 'Sign up with this address',
      notYou: 'Not you? Then do nothing. Nothing was created.',
    },
  },
  de: {
    signedIn: {
      subject: 'Neue Anmeldung bei Ihrem Konto bei {project}',
      heading: 'Neue Anmeldung bei Ihrem Konto',
      lead: 'Jemand hat sich als {email} mit einem Browser angemeldet, den wir noch nicht kannten.',
      does: 'Damit wird dieser Browser abgemeldet, und wir helfen Ihnen, das Konto zu sichern.',
    },
    noAccount: {
      subject: 'Zu dieser Adresse gibt es kein Konto bei {project}',
      preheader:
        'Jemand wollte sich damit anmelden. Registrieren Sie sich, oder nehmen Sie eine andere.',
      heading: 'Zu dieser Adresse gibt es kein Konto',
      lead: 'Jemand wollte sich als {email} anmelden, aber kein Konto bei {project} benutzt diese Adresse. Vielleicht haben Sie sich mit einer anderen registriert.',
      action: 'Mit dieser Adresse registrieren',
      notYou: 'Das waren nicht Sie? Dann tun Sie nichts. Es wurde nichts angelegt.',
    },
  },
  es: {
    signedIn: {
      subject: 'Nuevo inicio de sesión en su cuenta de {project}',
      heading: 'Nuevo inicio de sesión en su cuenta',
      lead: 'Alguien ha iniciado sesión como {email} con un navegador que no habíamos visto antes.',
      does: 'Cierra la sesión de ese navegador y le ayuda a proteger la cuenta.',
    },
    noAccount: {
      subject: 'Ninguna cuenta de {project} usa esta dirección',
      preheader: 'Alguien intentó iniciar sesión con ella. Puede registrarse o probar con otra.',
      heading: 'No hay ninguna cuenta con esta dirección',
      lead: 'Alguien intentó iniciar sesión como {email}, pero ninguna cuenta de {project} usa esta dirección. Quizá se registró con otra.',
      action: 'Registrarse con esta dirección',
      notYou: '¿No ha sido usted? Entonces no haga nada. No se ha creado nada.',
    },
  },
  fr: {
    signedIn: {
      subject: 'Nouvelle connexion à votre compte {project}',
      heading: 'Nouvelle connexion à votre compte',
      lead: 'Quelqu’un s’est connecté en tant que {email} avec un navigateur que nous n’avions encore jamais vu.',
      does: 'Cela déconnecte ce navigateur et vous aide à sécuriser le compte.',
    },
    noAccount: {
      subject: 'Aucun compte {project} n’utilise cette adresse',
      preheader:
        'Quelqu’un a voulu se connecter avec elle. Inscrivez-vous, ou essayez-en une autre.',
      heading: 'Il n’y a pas de compte pour cette adresse',
      lead: 'Quelqu’un a voulu se connecter en tant que {email}, mais aucun compte {project} n’utilise cette adresse. Peut-être vous êtes-vous inscrit avec une autre.',
      action: 'S’inscrire avec cette adresse',
      notYou: 'Ce n’était pas vous ? Alors ne faites rien. Rien n’a été créé.',
    },
  },
}

const SignedInPayload = Type.Object({
  proof: Type.Optional(Type.String()),
  notMeUrl: Type.String(),
  occasion: OccasionSchema,
})

const signedInMail = defineMessage(SignedInPayload, ({ proof, notMeUrl, occasion }, context) => {
  const language = toMailLanguage(context.locale)
  const words = catalogue[language].signedIn
  const named = proof === undefined ? undefined : findProof(proof)
  const { facts } = sharedWords[language]
  return renderNotice(
    {
      ...words,
      language,
      preheader: toNoticePreheader(occasion, language, { hasTime: true }),
      facts: [
        ...toFacts(occasion, language, 'when'),
        ...(named ? [{ name: facts.proof, value: named[language] }] : []),
      ],
      notMeUrl,
    },
    context,
  )
})

const NoAccountPayload = Type.Object({
  /** Missing when the project has no listed page for signing up. */
  signUp: Type.Optional(Type.Object({ kind: Type.String(), url: Type.String() })),
  occasion: OccasionSchema,
})

const noAccountMail = defineMessage(NoAccountPayload, ({ signUp, occasion }, context) => {
  const language = toMailLanguage(context.locale)
  const words = catalogue[language].noAccount
  const shared = sharedWords[language]
  return renderMail(
    {
      language,
      subject: words.subject,
      // Without a page for signing up, the mail does not offer it.
      preheader: signUp ? words.preheader : words.lead,
      heading: words.heading,
      lead: words.lead,
      blocks: [
        ...(signUp ? [{ kind: 'button', label: words.action, url: signUp.url } as const] : []),
        { kind: 'facts', rows: toFacts(occasion, language, 'askedFor') },
        { kind: 'note', text: words.notYou },
      ],
      footer: shared.sentFor.signIn,
      links: signUp ? [signUp] : [],
    },
    context,
  )
})

/** The mail templates, by name. */
export const noticeMessages = {
  'session.started': signedInMail,
  'account.missing': noAccountMail,
}
