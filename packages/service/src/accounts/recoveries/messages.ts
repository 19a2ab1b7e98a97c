/** Messages about recoveries: the notices with a way to stop one, and the mail with the link or the code. */
import { Type } from 'typebox'
import { recoveryWords } from '../../declarations/recoveries/recovery-words.ts'
import { wayBackWords } from '../../declarations/recoveries/way-back-words.ts'
import { toTimeText } from '../../foundation/text/time-words.ts'
import { fillText, toMailLanguage } from '../../foundation/text/words.ts'
import { joinSentences } from '../../kernel/delivery/join-words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toLifeText } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { renderNotice } from '../../kernel/delivery/render-notice.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'
import { defineText } from '../../kernel/delivery/text-template.ts'
import type { Catalogue } from '../../locales/to-catalogue.ts'
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

const WayBackCodePayload = Type.Object({
  code: Type.String(),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  occasion: OccasionSchema,
})

const wayBackCodeMail = defineMessage(
  WayBackCodePayload,
  ({ code, expirationMinutes: minutes, occasion }, context) => {
    const language = toMailLanguage(context.locale)
    const words = wayBackWords[language].code
    const shared = sharedWords[language]
    return renderMail(
      {
        language,
        subject: context.project.mails.codeInSubject ? words.subject : words.plainSubject,
        preheader: words.lead,
        heading: words.heading,
        lead: words.lead,
        blocks: [
          { kind: 'code', code },
          { kind: 'note', text: toLifeText({ occasion, minutes }, language, shared) },
          { kind: 'facts', rows: toFacts(occasion, language, 'when') },
          { kind: 'note', text: words.notYou },
        ],
        footer: shared.sentFor.safety,
        values: { code },
        code,
      },
      context,
    )
  },
)

const WayBackPayload = Type.Object({
  /** Epoch milliseconds. */
  waitsUntil: Type.Integer(),
  notMeUrl: Type.Optional(Type.String()),
  occasion: OccasionSchema,
})

const wayBackMail = defineMessage(WayBackPayload, ({ waitsUntil, notMeUrl, occasion }, context) => {
  const language = toMailLanguage(context.locale)
  const words = wayBackWords[language].requested
  const date = toTimeText(waitsUntil, occasion.timeZone, language)
  return renderNotice(
    {
      ...words,
      language,
      preheader: words.lead,
      facts: [
        { name: recoveryWords[language].date, value: date },
        ...toFacts(occasion, language, 'askedFor'),
      ],
      notMeUrl,
    },
    context,
  )
})

const RemovedPayload = Type.Object({ notMeUrl: Type.Optional(Type.String()) })

const removedMail = defineMessage(RemovedPayload, ({ notMeUrl }, context) => {
  const language = toMailLanguage(context.locale)
  const words = wayBackWords[language].removed
  return renderNotice({ ...words, language, preheader: words.lead, facts: [], notMeUrl }, context)
})

/** The mail templates, by name. */
export const recoveryMessages = {
  'recovery.requested': requestedMail,
  'recovery.ready': readyMail,
  'way_back.code': wayBackCodeMail,
  'way_back.requested': wayBackMail,
  'way_back.removed': removedMail,
}

const TextPayload = Type.Object({ waitsUntil: Type.Integer(), notMeUrl: Type.String() })

const toRequestedText = (words: Catalogue<{ readonly text: string }>) =>
  defineText(TextPayload, ({ waitsUntil, notMeUrl: link }, { project, locale }) => {
    const language = toMailLanguage(locale)
    const date = toTimeText(waitsUntil, null, language)
    const text = fillText(words[language].text, { project: project.name, date, link })
    return { code: '', text }
  })

/** The text templates, by name. */
export const recoveryTexts = {
  'recovery.requested': toRequestedText(recoveryWords),
  'way_back.requested': toRequestedText(wayBackWords),
}
