/** The texts of the passcode mails, in every language. A mail with a code contains no link. */
import { Type } from 'typebox'
import { otpWords } from '../../declarations/otp/otp-words.ts'
import { fillText, toDurationText, toMailLanguage } from '../../foundation/text/words.ts'
import { joinSentences } from '../../kernel/delivery/join-words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toAskedText, toFacts, toLifeText } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'

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
    const words = otpWords[language].mail
    const shared = sharedWords[language]
    const duration = toDurationText(expirationMinutes, language)
    const life = toLifeText({ occasion, minutes: expirationMinutes }, language, shared)
    return renderMail(
      {
        language,
        subject: context.project.mails.codeInSubject ? words.subject : words.plainSubject,
        preheader: joinSentences(
          language,
          fillText(shared.worksFor, { duration }),
          toAskedText(occasion, language),
        ),
        heading: words[purpose],
        lead: words.lead,
        blocks: [
          { kind: 'code', code },
          { kind: 'note', text: joinSentences(language, life, words.nobodyAsks) },
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
