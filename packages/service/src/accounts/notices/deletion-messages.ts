/** Mails about the deletion of an account: it was asked for, it is near, it is done. */
import { Type } from 'typebox'
import { toTimeText } from '../../foundation/text/time-words.ts'
import { toMailLanguage } from '../../foundation/text/words.ts'
import { joinSentences } from '../../kernel/delivery/join-words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'
import { deletionWords } from './deletion-words.ts'

const LeavingPayload = Type.Object({
  /** Epoch milliseconds. */
  deletesAt: Type.Integer(),
  /** Missing when the project has no known page for signing in. */
  signInUrl: Type.Optional(Type.String()),
})

const AskedPayload = Type.Object({
  ...LeavingPayload.properties,
  notMeUrl: Type.Optional(Type.String()),
  occasion: OccasionSchema,
})

const askedMail = defineMessage(AskedPayload, (payload, context) => {
  const { deletesAt, signInUrl, notMeUrl, occasion } = payload
  const language = toMailLanguage(context.locale)
  const words = deletionWords[language]
  const { notMe, ifItWasYou, sentFor } = sharedWords[language]
  const date = toTimeText(deletesAt, occasion.timeZone, language)
  return renderMail(
    {
      ...words.asked,
      language,
      preheader: toNoticePreheader(occasion, language, { hasTime: true }),
      blocks: [
        {
          kind: 'facts',
          rows: [{ name: words.label, value: date }, ...toFacts(occasion, language, 'askedFor')],
        },
        { kind: 'text', text: words.erases },
        signInUrl === undefined
          ? { kind: 'note', text: words.keep }
          : { kind: 'note', text: words.keepAt, url: signInUrl },
        ...(notMeUrl === undefined
          ? []
          : [{ kind: 'button', label: notMe, url: notMeUrl } as const]),
        { kind: 'note', text: joinSentences(language, notMeUrl && words.does, ifItWasYou) },
      ],
      footer: sentFor.safety,
      links: notMeUrl === undefined ? [] : [{ kind: 'not_me', url: notMeUrl }],
    },
    context,
  )
})

const NearPayload = Type.Object({
  ...LeavingPayload.properties,
  /** The time zone in which the user asked, as the mail about the request named the date; missing in a mail of an earlier version. */
  timeZone: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})

const nearMail = defineMessage(NearPayload, (payload, context) => {
  const { deletesAt, signInUrl, timeZone = null } = payload
  const language = toMailLanguage(context.locale)
  const words = deletionWords[language]
  return renderMail(
    {
      language,
      subject: words.near.subject,
      preheader: words.keep,
      heading: words.near.heading,
      lead: words.keep,
      blocks: [
        {
          kind: 'facts',
          rows: [{ name: words.label, value: toTimeText(deletesAt, timeZone, language) }],
        },
        { kind: 'note', text: words.erases },
        ...(signInUrl === undefined
          ? []
          : [{ kind: 'button', label: words.near.action, url: signInUrl } as const]),
      ],
      footer: sharedWords[language].sentFor.safety,
    },
    context,
  )
})

const DonePayload = Type.Object({
  /** Epoch milliseconds. */
  at: Type.Integer(),
  /** Missing when the account was deleted days after the request. */
  occasion: Type.Optional(OccasionSchema),
  /** The time zone in which the user asked, days ago. */
  timeZone: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})

const doneMail = defineMessage(DonePayload, ({ at, occasion, timeZone = null }, context) => {
  const language = toMailLanguage(context.locale)
  const { subject, heading, lead, sentFor } = deletionWords[language].done
  const when = { name: sharedWords[language].facts.when, value: toTimeText(at, timeZone, language) }
  return renderMail(
    {
      language,
      subject,
      preheader: lead,
      heading,
      lead,
      blocks: [{ kind: 'facts', rows: occasion ? toFacts(occasion, language, 'when') : [when] }],
      footer: sentFor,
    },
    context,
  )
})

/** The mail templates, by name. */
export const deletionMessages = {
  'deletion.asked': askedMail,
  'deletion.near': nearMail,
  'deletion.done': doneMail,
}
