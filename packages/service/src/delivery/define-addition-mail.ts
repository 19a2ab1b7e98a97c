import { Type } from 'typebox'
import { type Catalogue, toMailLanguage } from '../text/words.ts'
import { defineMessage, type MessageTemplate } from './message-template.ts'
import { OccasionSchema, toFacts, toNoticePreheader } from './occasion.ts'
import { renderMail } from './render-mail.ts'
import { sharedWords } from './shared-words.ts'

/** What a notice of something that was added says. */
export interface AdditionWords {
  readonly subject: string
  readonly heading: string
  readonly lead: string
  /** What its name is called, where it has one. */
  readonly fact?: string
  /** What the button does. */
  readonly removes: string
}

const Payload = Type.Object({
  /** By which the person knows what was added. */
  name: Type.Optional(Type.String()),
  notMeUrl: Type.String(),
  occasion: OccasionSchema,
})

/** Declares the notice that something was added to an account, with a button that takes it back. */
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
