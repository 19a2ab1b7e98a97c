/** The mails of the password method: a reset with two links, and the notice after a change. */
import { Type } from 'typebox'
import { type Catalogue, toDurationText, toMailLanguage } from '../../foundation/text/words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import {
  OccasionSchema,
  toFacts,
  toLifeText,
  toNoticePreheader,
} from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { renderNotice } from '../../kernel/delivery/render-notice.ts'
import { sharedWords } from '../../locales/en/mails.ts'

interface PasswordWords {
  readonly reset: {
    readonly subject: string
    readonly preheaderUntil: string
    readonly preheaderFor: string
    readonly heading: string
    /** These texts state what happens to the old password. A user without a password sees neither. */
    readonly works: string
    readonly breached: string
    readonly action: string
    readonly notYou: string
    /** Introduces the login link. */
    readonly login: string
    readonly sentFor: string
  }
  readonly changed: NoticeWords
  /** The notice about the user's first password. */
  readonly set: NoticeWords
  readonly othersSignedOut: string
  readonly locks: string
}

interface NoticeWords {
  readonly subject: string
  readonly heading: string
}

const catalogue: Catalogue<PasswordWords> = {
  en: {
    reset: {
      sentFor: 'Sent to {email} because someone asked for a new password.',
      subject: 'Set a new {project} password',
      preheaderUntil: 'Works once, until {time}. Nothing changes until you use it.',
      preheaderFor: 'Works once, for {duration}. Nothing changes until you use it.',
      heading: 'Set a new password',
      works: 'Your old password goes on working until you do.',
      breached:
        'Your password is on a list stolen from another site, so it no longer works here. {project} was not broken into.',
      action: 'Set a new password',
      notYou: 'Not you? Then do nothing: your password stays as it is.',
      login: 'To sign in without a new password: {link}',
    },
    changed: {
      subject: 'Your {project} password was changed',
      heading: 'Your password was changed',
    },
    set: {
      subject: 'A password was set for your {project} account',
      heading: 'A password was set',
    },
    othersSignedOut: 'All other browsers were signed out.',
    locks: 'It locks the new password and lets you set one yourself.',
  },
  de: {
    reset: {
      sentFor: 'Gesendet an {email}, weil jemand ein neues Passwort angefordert hat.',
      subject: 'Neues Passwort für {project} festlegen',
      preheaderUntil: 'Funktioniert einmal, bis {time}. Bis dahin ändert sich nichts.',
      preheaderFor: 'Funktioniert einmal, {duration} lang. Bis dahin ändert sich nichts.',
      heading: 'Neues Passwort festlegen',
      works: 'Ihr altes Passwort gilt, bis Sie es tun.',
      breached:
        'Ihr Passwort steht auf einer Liste, die bei einer anderen Website gestohlen wurde. Darum gilt es hier nicht mehr. Bei {project} wurde nicht eingebrochen.',
      action: 'Neues Passwort festlegen',
      notYou: 'Das waren nicht Sie? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
      login: 'Ohne neues Passwort anmelden: {link}',
    },
    changed: {
      subject: 'Ihr Passwort für {project} wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
    },
    set: {
      subject: 'Für Ihr Konto bei {project} wurde ein Passwort festgelegt',
      heading: 'Ein Passwort wurde festgelegt',
    },
    othersSignedOut: 'Alle anderen Browser wurden abgemeldet.',
    locks: 'Damit wird das neue Passwort gesperrt, und Sie können selbst eines festlegen.',
  },
  es: {
    reset: {
      sentFor: 'Enviado a {email} porque alguien solicitó una contraseña nueva.',
      subject: 'Defina una nueva contraseña de {project}',
      preheaderUntil: 'Funciona una sola vez, hasta: {time}. Nada cambia hasta que lo use.',
      preheaderFor: 'Funciona una sola vez, durante {duration}. Nada cambia hasta que lo use.',
      heading: 'Defina una nueva contraseña',
      works: 'Su contraseña anterior sigue funcionando hasta entonces.',
      breached:
        'Su contraseña figura en una lista robada a otro sitio, por lo que ya no funciona aquí. {project} no ha sufrido ninguna intrusión.',
      action: 'Definir una nueva contraseña',
      notYou: '¿No ha sido usted? Entonces no haga nada: su contraseña no cambia.',
      login: 'Para iniciar sesión sin una nueva contraseña: {link}',
    },
    changed: {
      subject: 'Su contraseña de {project} ha cambiado',
      heading: 'Su contraseña ha cambiado',
    },
    set: {
      subject: 'Se ha definido una contraseña para su cuenta de {project}',
      heading: 'Se ha definido una contraseña',
    },
    othersSignedOut: 'Se ha cerrado la sesión en todos los demás navegadores.',
    locks: 'Bloquea la nueva contraseña y le permite definir una usted mismo.',
  },
  fr: {
    reset: {
      sentFor: 'Envoyé à {email} parce que quelqu’un a demandé un nouveau mot de passe.',
      subject: 'Définissez un nouveau mot de passe {project}',
      preheaderUntil:
        'Fonctionne une seule fois, jusqu’à {time}. Rien ne change avant son utilisation.',
      preheaderFor:
        'Fonctionne une seule fois, pendant {duration}. Rien ne change avant son utilisation.',
      heading: 'Définissez un nouveau mot de passe',
      works: 'Votre ancien mot de passe reste valable jusque-là.',
      breached:
        'Votre mot de passe figure sur une liste volée à un autre site, il n’est donc plus valable ici. {project} n’a subi aucune intrusion.',
      action: 'Définir un nouveau mot de passe',
      notYou:
        'Ce n’était pas vous ? Alors ne faites rien : votre mot de passe reste tel qu’il est.',
      login: 'Pour vous connecter sans nouveau mot de passe : {link}',
    },
    changed: {
      subject: 'Votre mot de passe {project} a été modifié',
      heading: 'Votre mot de passe a été modifié',
    },
    set: {
      subject: 'Un mot de passe a été défini pour votre compte {project}',
      heading: 'Un mot de passe a été défini',
    },
    othersSignedOut: 'Tous les autres navigateurs ont été déconnectés.',
    locks: 'Cela bloque le nouveau mot de passe et vous permet d’en définir un vous-même.',
  },
}

const ResetPayload = Type.Object({
  resetUrl: Type.String(),
  loginUrl: Type.String(),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  templateId: Type.Optional(Type.String()),
  /** The state of the old password. Absent in a row that an older version wrote. */
  password: Type.Optional(Type.Enum(['works', 'breached', 'none'])),
  occasion: Type.Optional(OccasionSchema),
})

const resetMail = defineMessage(ResetPayload, (payload, context) => {
  const { resetUrl, loginUrl, expirationMinutes, templateId, occasion, password } = payload
  const language = toMailLanguage(context.locale)
  const words = catalogue[language].reset
  const shared = sharedWords[language]
  const life = (sentences: { readonly worksUntil: string; readonly worksFor: string }) =>
    toLifeText({ occasion, minutes: expirationMinutes }, language, sentences)
  return renderMail(
    {
      language,
      subject: words.subject,
      preheader: life({ worksUntil: words.preheaderUntil, worksFor: words.preheaderFor }),
      heading: words.heading,
      lead: password === 'works' || password === 'breached' ? words[password] : null,
      blocks: [
        { kind: 'button', label: words.action, url: resetUrl },
        { kind: 'fallback', text: shared.buttonFails, url: resetUrl },
        { kind: 'note', text: words.login, url: loginUrl },
        ...(occasion
          ? [{ kind: 'facts', rows: toFacts(occasion, language, 'askedFor') } as const]
          : []),
        {
          kind: 'note',
          // A user without a password gets another sentence: no password stays in place.
          text: `${life(shared)} ${password === 'none' ? shared.nobodyGetsIn : words.notYou}`,
        },
      ],
      footer: words.sentFor,
      values: { duration: toDurationText(expirationMinutes, language) },
      templateId,
      links: [
        { kind: 'reset_password', url: resetUrl },
        { kind: 'login', url: loginUrl },
      ],
    },
    context,
  )
})

const ChangedPayload = Type.Object({
  /** True if the user had no password before. */
  isFirst: Type.Optional(Type.Boolean()),
  /** True if the change ended another session. */
  haveOthersEnded: Type.Optional(Type.Boolean()),
  notMeUrl: Type.Optional(Type.String()),
  occasion: Type.Optional(OccasionSchema),
})

const changedMail = defineMessage(ChangedPayload, (payload, context) => {
  const { isFirst = false, haveOthersEnded = false, notMeUrl, occasion } = payload
  const language = toMailLanguage(context.locale)
  const words = catalogue[language]
  return renderNotice(
    {
      language,
      ...words[isFirst ? 'set' : 'changed'],
      preheader: toNoticePreheader(occasion, language, { hasTime: true }),
      lead: haveOthersEnded ? words.othersSignedOut : null,
      facts: toFacts(occasion, language, 'when'),
      does: words.locks,
      notMeUrl,
    },
    context,
  )
})

/** The templates by their names. */
export const passwordsMessages = {
  'password.reset': resetMail,
  'password.changed': changedMail,
}
