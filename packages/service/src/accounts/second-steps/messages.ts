/** The notice that a number has become a second step. */
import { Type } from 'typebox'
import { smsStepWords } from '../../declarations/second-steps/sms-step-words.ts'
import { toMailLanguage } from '../../foundation/text/words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from '../../kernel/delivery/occasion.ts'
import { renderNotice } from '../../kernel/delivery/render-notice.ts'

const AddedPayload = Type.Object({
  name: Type.String(),
  notMeUrl: Type.Optional(Type.String()),
  occasion: OccasionSchema,
})

const addedMail = defineMessage(AddedPayload, ({ name, notMeUrl, occasion }, context) => {
  const language = toMailLanguage(context.locale)
  const words = smsStepWords[language].added
  return renderNotice(
    {
      ...words,
      language,
      preheader: toNoticePreheader(occasion, language, { first: name, hasTime: false }),
      facts: [
        { name: words.label, value: name, isForeign: true },
        ...toFacts(occasion, language, 'when'),
      ],
      notMeUrl,
    },
    context,
  )
})

/** The mail templates, by name. */
export const secondStepMessages = { 'sms_step.added': addedMail }
