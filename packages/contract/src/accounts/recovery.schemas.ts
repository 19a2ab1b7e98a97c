import { Type } from 'typebox'
import { Timestamp } from '../foundation/timestamp.schemas.ts'

/** A recovery of an account. */
export const RecoverySchema = Type.Object({
  recovery_id: Type.String(),
  user_id: Type.String(),
  state: Type.Union(
    [
      Type.Literal('waiting'),
      Type.Literal('ready'),
      Type.Literal('completed'),
      Type.Literal('cancelled'),
      Type.Literal('expired'),
    ],
    {
      description:
        '`waiting` until the waiting time is over, then `ready`: the link was mailed and works until `ends_at`',
    },
  ),
  purpose: Type.Union([Type.Literal('address'), Type.Literal('second_step')], {
    description:
      '`address`: the host gives the user a new address; `second_step`: the user, who has lost the second step, asked for its removal',
  }),
  email: Type.String({
    description: 'The new address; without the second step, the one that the user has proved',
  }),
  reason: Type.String({ description: 'Empty where the user asked for it' }),
  requested_at: Timestamp,
  waits_until: Timestamp,
  ends_at: Type.Union([Timestamp, Type.Null()], {
    description: 'Until when the link works; null while the recovery waits',
  }),
  closed_at: Type.Union([Timestamp, Type.Null()], {
    description: 'When it was completed or cancelled',
  }),
})
