/** The texts of the magic-link mails, in every language. The link comes before the code. */
import { Type } from 'typebox'
import { magicLinkWords } from '../../declarations/email-magic-links/magic-link-words.ts'
import { toDurationText, toMailLanguage } from '../../foundation/text/words.ts'
import type { MailBlock } from '../../kernel/delivery/mail-content.ts'
import { defineMessage } from '../../kernel/delivery/message-template.ts'
import { OccasionSchema, toFacts, toLifeText } from '../../kernel/delivery/occasion.ts'
import { renderMail } from '../../kernel/delivery/render-mail.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'

const LinkPayload = Type.Object({
  url: Type.String(),
  /** Present if the project adds a code to the mail. */
  code: Type.Optional(Type.String()),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  templateId: Type.Optional(Type.String()),
  /** Absent in a row that an older version wrote. */
  occasion: Type.Optional(OccasionSchema),
})

const linkMail = (purpose: 'login' | 'signup') =>
  defineMessage(LinkPayload, (payload, context) => {
    const { url, code, expirationMinutes, templateId, occasion } = payload
    const language = toMailLanguage(context.locale)
    const words = magicLinkWords[language].mail
    const shared = sharedWords[language]
    const duration = toDurationText(expirationMinutes, language)
    const life = toLifeText(
      { occasion, minutes: expirationMinutes },
      language,
      code === undefined ? shared : words,
    )
    const withoutButton: readonly MailBlock[] =
      code === undefined
        ? [{ kind: 'fallback', text: shared.buttonFails, url }]
        : [
            { kind: 'text', text: words.orCode },
            { kind: 'code', code },
          ]
    return renderMail(
      {
        language,
        subject: words[purpose].title,
        preheader: code === undefined ? words.preheader : words.preheaderWithCode,
        heading: words[purpose].title,
        lead: null,
        blocks: [
          { kind: 'button', label: words[purpose].action, url },
          ...withoutButton,
          { kind: 'note', text: life },
          ...(occasion
            ? [{ kind: 'facts', rows: toFacts(occasion, language, 'askedFor') } as const]
            : []),
          { kind: 'note', text: shared.nobodyGetsIn },
        ],
        footer: purpose === 'login' ? shared.sentFor.signIn : shared.sentFor.signUp,
        values: { duration, ...(code !== undefined && { code }) },
        templateId,
        code: code ?? null,
        links: [{ kind: purpose, url }],
      },
      context,
    )
  })

/** The templates by their names; the payload is `{ url, code?, expirationMinutes, templateId?, occasion? }`. */
export const emailMagicLinksMessages = {
  'magic-link.login': linkMail('login'),
  'magic-link.signup': linkMail('signup'),
}
