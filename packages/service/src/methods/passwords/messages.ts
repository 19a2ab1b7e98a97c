/** The mails of the password method: a reset with two links, and the notice after a change. */
import { Type } from 'typebox'
import { passwordWords } from '../../declarations/passwords/password-words.ts'
import { toDurationText, toMailLanguage } from '../../foundation/text/words.ts'
import { joinSentences } from '../../kernel/delivery/join-words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import {
  OccasionSchema,
  toFacts,
  toLifeText,
  toNoticePreheader,
} from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { renderNotice } from '../../kernel/delivery/render-notice.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'

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
  const words = passwordWords[language].mail.reset
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
          text: joinSentences(
            language,
            life(shared),
            password === 'none' ? shared.nobodyGetsIn : words.notYou,
          ),
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
  const words = passwordWords[language].mail
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

const GuessedPayload = Type.Object({
  code: Type.String(),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  notMeUrl: Type.String(),
  occasion: OccasionSchema,
})

const guessedMail = defineMessage(
  GuessedPayload,
  ({ code, expirationMinutes, notMeUrl, occasion }, context) => {
    const language = toMailLanguage(context.locale)
    const words = passwordWords[language].guessed.mail
    const shared = sharedWords[language]
    const life = toLifeText({ occasion, minutes: expirationMinutes }, language, shared)
    return renderMail(
      {
        language,
        subject: context.project.mails.codeInSubject ? words.subject : words.plainSubject,
        preheader: toNoticePreheader(occasion, language, { hasTime: true }),
        heading: words.heading,
        lead: words.lead,
        blocks: [
          { kind: 'code', code },
          { kind: 'note', text: life },
          { kind: 'facts', rows: toFacts(occasion, language, 'when') },
          { kind: 'button', label: shared.notMe, url: notMeUrl },
          { kind: 'note', text: words.notYou },
        ],
        footer: shared.sentFor.safety,
        values: { code },
        code,
        links: [{ kind: 'not_me', url: notMeUrl }],
      },
      context,
    )
  },
)

/** The templates by their names. */
export const passwordsMessages = {
  'password.reset': resetMail,
  'password.changed': changedMail,
  'password.guessed': guessedMail,
}
