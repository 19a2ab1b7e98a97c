import { Type } from 'typebox'
import type { StandardAddition } from '../../declarations/declare-addition.ts'
import { fillText, toMailLanguage } from '../../foundation/text/words.ts'
import { defineMessage, type MessageTemplate } from './message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from './occasion.ts'
import { renderNotice } from './render-notice.ts'
import { sharedWords } from './shared-words.ts'

const Payload = Type.Object({
  /** The name by which the user recognizes the credential. */
  name: Type.Optional(Type.String()),
  /** The credential's name in a row that an older version wrote. */
  address: Type.Optional(Type.String()),
  notMeUrl: Type.Optional(Type.String()),
  /** True if a session added the credential: the button then ends this session too. */
  hasSession: Type.Optional(Type.Boolean()),
  occasion: Type.Optional(OccasionSchema),
})

/** Makes the notice of an added credential, with a button that removes the credential. */
export const defineAdditionMail = ({ words, isNameQuoted }: StandardAddition): MessageTemplate =>
  defineMessage(Payload, (payload, context) => {
    const { address, name = address, notMeUrl, hasSession = false, occasion } = payload
    const language = toMailLanguage(context.locale)
    const { subject, heading, lead, label, removes, removesAlone = removes } = words[language]
    const named =
      label === undefined || name === undefined
        ? []
        : [{ name: label, value: name, isForeign: true } as const]
    const first =
      isNameQuoted && name !== undefined ? fillText(sharedWords[language].quoted, { name }) : name
    return renderNotice(
      {
        language,
        subject,
        preheader: toNoticePreheader(occasion, language, { first, hasTime: false }),
        heading,
        lead,
        facts: [...named, ...toFacts(occasion, language, 'when')],
        does: hasSession ? removes : removesAlone,
        notMeUrl,
      },
      context,
    )
  })
