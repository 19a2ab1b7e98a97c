/** Messages about a recovery that the host started: the notice with a way to stop it, and the mail with the link. */
import { Type } from 'typebox'
import { recoveryWords } from '../../declarations/recoveries/recovery-words.ts'
import { toTimeText } from '../../foundation/text/time-words.ts'
import { fillText, toMailLanguage } from '../../foundation/text/words.ts'
import { joinSentences } from '../../kernel/delivery/join-words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { renderNotice } from '../../kernel/delivery/render-notice.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'
import { defineText } from '../../kernel/delivery/text-template.ts'
import { addressWords } from '../notices/address-words.ts'

const RequestedPayload = Type.Object({
  /** The new address. */
  address: Type.String(),
  /** Epoch milliseconds. */
  waitsUntil: Type.Integer(),
  notMeUrl: Type.Optional(Type.String()),
  /** That of the host's call, whose browser and place say nothing. */
  occasion: OccasionSchema,
})

const requestedMail = defineMessage(
  RequestedPayload,
  ({ address, waitsUntil, notMeUrl }, context) => {
    const language = toMailLanguage(context.locale)
    const words = recoveryWords[language]
    return renderNotice(
      {
        ...words.requested,
        language,
        preheader: words.requested.lead,
        facts: [
          { name: words.address, value: address, isForeign: true },
          // The host called, so the reader's time zone is not known.
          { name: words.date, value: toTimeText(waitsUntil, null, language) },
        ],
        notMeUrl,
      },
      context,
    )
  },
)

const ReadyPayload = Type.Object({
  url: Type.String(),
  /** Until when the link works; epoch milliseconds. */
  endsAt: Type.Integer(),
})

const readyMail = defineMessage(ReadyPayload, ({ url, endsAt }, context) => {
  const language = toMailLanguage(context.locale)
  const words = recoveryWords[language].ready
  const date = toTimeText(endsAt, null, language)
  return renderMail(
    {
      language,
      subject: words.subject,
      preheader: words.lead,
      heading: words.heading,
      lead: joinSentences(language, words.lead, words.does),
      blocks: [
        { kind: 'button', label: words.action, url },
        { kind: 'fallback', text: sharedWords[language].buttonFails, url },
        { kind: 'note', text: fillText(words.until, { date }) },
        { kind: 'note', text: words.notYou },
      ],
      footer: addressWords[language].proof.sentFor,
      links: [{ kind: 'recovery', url }],
    },
    context,
  )
})

/** The mail templates, by name. */
export const recoveryMessages = {
  'recovery.requested': requestedMail,
  'recovery.ready': readyMail,
}

const TextPayload = Type.Object({ waitsUntil: Type.Integer(), notMeUrl: Type.String() })

const requestedText = defineText(
  TextPayload,
  ({ waitsUntil, notMeUrl: link }, { project, locale }) => {
    const language = toMailLanguage(locale)
    const date = toTimeText(waitsUntil, null, language)
    const text = fillText(recoveryWords[language].text, { project: project.name, date, link })
    return { code: '', text }
  },
)

/** The text templates, by name. */
export const recoveryTexts = { 'recovery.requested': requestedText }
