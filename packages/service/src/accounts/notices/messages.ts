/** Mails that belong to no method: a sign-in from a new browser, an address without an account, changes of addresses. */
import { Type } from 'typebox'
import { findProof } from '../../declarations/all-declarations.ts'
import { toMailLanguage } from '../../foundation/text/words.ts'
import { joinSentences } from '../../kernel/delivery/join-words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import {
  OccasionSchema,
  toAskedText,
  toFacts,
  toLifeText,
  toNoticePreheader,
} from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { renderNotice } from '../../kernel/delivery/render-notice.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'
import { addressWords } from './address-words.ts'
import { deletionMessages } from './deletion-messages.ts'
import { noticeWords } from './notice-words.ts'

const SignedInPayload = Type.Object({
  proof: Type.Optional(Type.String()),
  notMeUrl: Type.Optional(Type.String()),
  occasion: OccasionSchema,
})

const signedInMail = defineMessage(SignedInPayload, ({ proof, notMeUrl, occasion }, context) => {
  const language = toMailLanguage(context.locale)
  const words = noticeWords[language].signedIn
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
  const words = noticeWords[language].noAccount
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

const AddressPayload = Type.Object({
  address: Type.String(),
  notMeUrl: Type.Optional(Type.String()),
  occasion: OccasionSchema,
})

const addressMail = (what: 'added' | 'primary' | 'removed') =>
  defineMessage(AddressPayload, ({ address, notMeUrl, occasion }, context) => {
    const language = toMailLanguage(context.locale)
    const words = addressWords[language]
    return renderNotice(
      {
        ...words[what],
        language,
        preheader: toNoticePreheader(occasion, language, { first: address, hasTime: false }),
        facts: [
          { name: words.label, value: address, isForeign: true },
          ...toFacts(occasion, language, 'when'),
        ],
        does: words.takesBack,
        notMeUrl,
      },
      context,
    )
  })

const AddressProofPayload = Type.Object({
  code: Type.String(),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  /** The address belongs to another account, which the reader of its mailbox may know. */
  isTaken: Type.Boolean(),
  occasion: OccasionSchema,
})

const addressProofMail = defineMessage(
  AddressProofPayload,
  ({ code, expirationMinutes, isTaken, occasion }, context) => {
    const language = toMailLanguage(context.locale)
    const words = addressWords[language].proof
    const shared = sharedWords[language]
    const life = toLifeText({ occasion, minutes: expirationMinutes }, language, shared)
    return renderMail(
      {
        language,
        subject: context.project.mails.codeInSubject ? words.subject : words.plainSubject,
        preheader: joinSentences(language, life, toAskedText(occasion, language)),
        heading: words.heading,
        lead: words.lead,
        blocks: [
          { kind: 'code', code },
          { kind: 'note', text: isTaken ? joinSentences(language, life, words.taken) : life },
          { kind: 'facts', rows: toFacts(occasion, language, 'askedFor') },
          { kind: 'note', text: words.notYou },
        ],
        footer: words.sentFor,
        values: { code },
        code,
      },
      context,
    )
  },
)

/** The mail templates, by name. */
export const noticeMessages = {
  'session.started': signedInMail,
  'account.missing': noAccountMail,
  'address.added': addressMail('added'),
  'address.primary': addressMail('primary'),
  'address.removed': addressMail('removed'),
  'address.proof': addressProofMail,
  ...deletionMessages,
}
