import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'

const strict = { additionalProperties: false } as const

/** What happened in a span of time. */
const Figures = Type.Object({
  /** Accounts that users created, proved or not. */
  signed_up: Type.Integer(),
  signed_in: Type.Integer(),
  refused: Type.Integer(),
  /** Messages that a mail server or another provider took. */
  sent: Type.Integer(),
  given_up: Type.Integer(),
})

const Named = Type.Array(
  Type.Object({ name: Type.String(), text: Type.String(), times: Type.Integer() }),
)

/** Figures, with the methods of sign-ins, the reasons of refused ones, and the channels of messages. */
const Span = Type.Object({
  ...Figures.properties,
  methods: Named,
  reasons: Named,
  channels: Named,
})

/** The call of the console's first page. */
export const homeOperations = defineConsoleOperations({
  readHome: {
    method: 'GET',
    path: '/home',
    needs: 'operator',
    summary:
      'What happened today, yesterday and in thirty days, as it was counted, and what needs a hand',
    query: Type.Object(
      {
        /** The time zone in which days begin, by its IANA name. UTC by default. */
        zone: Type.Optional(Type.String({ maxLength: 64 })),
      },
      strict,
    ),
    reply: Type.Object({
      today: Span,
      yesterday: Figures,
      thirty_days: Span,
      /** The last thirty days, the oldest first. */
      days: Type.Array(
        Type.Object({
          /** `2026-11-25` */
          day: Type.String(),
          signed_up: Type.Integer(),
          signed_in: Type.Integer(),
          refused: Type.Integer(),
        }),
      ),
      /** Messages of the last seven days that wait or were given up. */
      messages: Type.Object({
        waiting: Type.Integer(),
        given_up: Type.Integer(),
        /** True when there are more, which are not counted. */
        is_more: Type.Boolean(),
      }),
      /** What needs a hand, the worst first. */
      alerts: Type.Array(
        Type.Object({
          level: Type.Union([Type.Literal('wrong'), Type.Literal('note')]),
          title: Type.String(),
          text: Type.String(),
          /** RFC 3339; null where it does not end by itself. */
          ends_at: Type.Union([Type.String(), Type.Null()]),
          /** The page of the console on which something can be done. */
          page: Type.Union([Type.Literal('messages'), Type.Literal('operators'), Type.Null()]),
        }),
      ),
    }),
  },
})
