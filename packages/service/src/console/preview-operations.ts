import { type Static, Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'

const strict = { additionalProperties: false } as const

const Language = Type.String({ maxLength: 35 })
const Scheme = Type.Union([Type.Literal('light'), Type.Literal('dark')])
const Theme = Type.Union([Type.Literal('default'), Type.Literal('quartz')])
const Channel = Type.Union([Type.Literal('email'), Type.Literal('sms'), Type.Literal('whatsapp')])

const ButtonColors = Type.Object({
  fill: Type.String(),
  text: Type.String(),
  contrast: Type.Number(),
})

/** Which message, in which language. */
const message = {
  /** The template's name: `passcode.login`. */
  template: Type.String({ maxLength: 64 }),
  /** The project's own texts, where a call of its pages names them. */
  template_id: Type.Optional(Type.String({ maxLength: 128 })),
  language: Language,
}

/** A document for a frame, and the origins of its images. */
const Framed = Type.Object({ html: Type.String(), image_origins: Type.Array(Type.String()) })

/** What a framed call answers with. */
export type FramedDocument = Static<typeof Framed>

/** The calls that show what users get: mails, texts and the card. */
export const previewOperations = defineConsoleOperations({
  listPreviews: {
    method: 'GET',
    path: '/previews',
    needs: 'operator',
    summary: 'The mails and texts that users get, the languages, and the themes of the card',
    query: Type.Object({ language: Type.Optional(Language) }, strict),
    reply: Type.Object({
      messages: Type.Array(
        Type.Object({
          channel: Channel,
          template: Type.String(),
          /** The subject of a mail, or the beginning of a text, in the language that was asked for. */
          title: Type.String(),
        }),
      ),
      /** The ids of the project's own texts, by channel. */
      template_ids: Type.Object({
        email: Type.Array(Type.String()),
        text: Type.Array(Type.String()),
      }),
      /** BCP 47 tags. */
      languages: Type.Array(Type.String()),
      /** The theme of the project's pages. */
      theme: Theme,
      /** The colours of the primary button, with their contrast. */
      button: Type.Object({ light: ButtonColors, dark: ButtonColors }),
      /** The configuration file; null for none. */
      file: Type.Union([Type.String(), Type.Null()]),
      /** Why there is no card to show; null when there is one. */
      card_problem: Type.Union([
        Type.Literal('no_widget'),
        Type.Literal('no_first_screen'),
        Type.Null(),
      ]),
    }),
  },
  previewMessage: {
    method: 'GET',
    path: '/previews/message',
    needs: 'operator',
    summary: 'A mail or a text as it is sent, with made-up values',
    query: Type.Object({ ...message, channel: Channel }, strict),
    reply: Type.Object({
      from: Type.String(),
      to: Type.String(),
      /** Empty for a text. */
      subject: Type.String(),
      text: Type.String(),
      direction: Type.Union([Type.Literal('ltr'), Type.Literal('rtl')]),
    }),
  },
  sendPreview: {
    method: 'POST',
    path: '/previews/mail',
    needs: 'act',
    // a key that could send mails to any address would be worth stealing
    isPersonal: true,
    summary: 'Send a mail with made-up values to an address, to see it where mails are read',
    body: Type.Object({ ...message, to: Type.String({ maxLength: 320 }) }, strict),
    reply: Type.Object({ message_id: Type.String() }),
  },
  frameMail: {
    method: 'GET',
    path: '/previews/mail',
    needs: 'operator',
    isFramed: true,
    summary: 'The HTML of a mail, for a frame',
    query: Type.Object({ ...message, scheme: Scheme }, strict),
    reply: Framed,
  },
  frameCard: {
    method: 'GET',
    path: '/previews/card',
    needs: 'operator',
    isFramed: true,
    summary: 'The first screen of the sign-in card, for a frame',
    query: Type.Object({ language: Language, theme: Theme, scheme: Scheme }, strict),
    reply: Framed,
  },
})
