/** Mails about recovery codes: new ones were made, one was used to sign in. */
import { Type } from 'typebox'
import { recoveryCodeWords } from '../../declarations/recovery-codes/recovery-code-words.ts'
import { toMailLanguage } from '../../foundation/text/words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from '../../kernel/delivery/occasion.ts'
import { renderNotice } from '../../kernel/delivery/render-notice.ts'

const CreatedPayload = Type.Object({
  notMeUrl: Type.Optional(Type.String()),
  occasion: OccasionSchema,
})

const createdMail = defineMessage(CreatedPayload, ({ notMeUrl, occasion }, context) => {
  const language = toMailLanguage(context.locale)
  const words = recoveryCodeWords[language].created
  return renderNotice(
    {
      ...words,
      language,
      preheader: toNoticePreheader(occasion, language, { hasTime: false }),
      facts: toFacts(occasion, language, 'when'),
      notMeUrl,
    },
    context,
  )
})

const UsedPayload = Type.Object({
  codesLeft: Type.Integer({ minimum: 0 }),
  notMeUrl: Type.Optional(Type.String()),
  occasion: OccasionSchema,
})

const usedMail = defineMessage(UsedPayload, ({ codesLeft, notMeUrl, occasion }, context) => {
  const language = toMailLanguage(context.locale)
  const words = recoveryCodeWords[language].used
  return renderNotice(
    {
      ...words,
      language,
      preheader: toNoticePreheader(occasion, language, { hasTime: true }),
      facts: [
        ...toFacts(occasion, language, 'when'),
        { name: words.remaining, value: new Intl.NumberFormat(language).format(codesLeft) },
      ],
      notMeUrl,
    },
    context,
  )
})

/** The mail templates, by name. */
export const recoveryCodeMessages = {
  'recovery_codes.created': createdMail,
  'recovery_code.used': usedMail,
}
