/** Mails that belong to no method: a sign-in from a new browser, and an address without an account. */
import { Type } from 'typebox'
import { findProof } from '../../declarations/all-declarations.ts'
import { toMailLanguage } from '../../foundation/text/words.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { renderNotice } from '../../kernel/delivery/render-notice.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'
import { noticeWords } from './notice-words.ts'

const SignedInPayload = Type.Object({
  proof: Type.Optional(Type.String()),
  notMeUrl: Type.String(),
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

/** The mail templates, by name. */
export const noticeMessages = {
  'session.started': signedInMail,
  'account.missing': noAccountMail,
}
