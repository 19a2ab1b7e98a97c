import { Type } from 'typebox'
import { type Catalogue, toMailLanguage } from '../../foundation/text/words.ts'
import { defineMessage, type MessageTemplate } from './message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from './occasion.ts'
import { renderMail } from './render-mail.ts'
import { sharedWords } from './shared-words.ts'

/** The texts of a notice of an added credential. */
export interface AdditionWords {
  readonly subject: string
  readonly heading: string
  readonly lead: string
  /** The label of the credential's name, if it has one. */
  readonly fact?: string
  /** Says what the button removes. */
  readonly removes: string
}

const Payload = Type.Object({
  /** The name by which the user recognizes the credential. */
  name: Type.Optional(Type.String()),
  notMeUrl: Type.String(),
  occasion: OccasionSchema,
})

/** Declares the notice of an added credential, with a button that removes it. */
export const defineAdditionMail = (catalogue: Catalogue<AdditionWords>): MessageTemplate =>
  defineMessage(Payload, ({ name, notMeUrl: url, occasion }, context) => {
    const language = toMailLanguage(context.locale)
    const { subject, heading, lead, fact, removes } = catalogue[language]
    const shared = sharedWords[language]
    const named = fact === undefined || name === undefined ? [] : [{ name: fact, value: name }]
    return renderMail(
      {
        language,
        subject,
        preheader: toNoticePreheader(occasion, language, {
          ...(name !== undefined && { first: name }),
          hasTime: false,
        }),
        heading,
        lead,
        blocks: [
          { kind: 'facts', rows: [...named, ...toFacts(occasion, language, 'when')] },
          { kind: 'button', label: shared.notMe, url },
          { kind: 'note', text: `${removes} ${shared.ifItWasYou}` },
        ],
        footer: shared.sentFor.safety,
        links: [{ kind: 'not_me', url }],
      },
      context,
    )
  })
