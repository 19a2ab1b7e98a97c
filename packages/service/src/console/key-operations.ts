import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'

const strict = { additionalProperties: false } as const

const Role = Type.Union([Type.Literal('read'), Type.Literal('act')])
/** RFC 3339 */
const Time = Type.String()
const TimeOrNull = Type.Union([Time, Type.Null()])

/** The longest life of a key, in days. */
export const longestDays = { read: 365, act: 90 } as const

/** The calls about keys for scripts. */
export const keyOperations = defineConsoleOperations({
  listKeys: {
    method: 'GET',
    path: '/keys',
    needs: 'operator',
    summary: 'The keys for scripts that have not expired, without their secrets',
    reply: Type.Object({
      keys: Type.Array(
        Type.Object({
          key_id: Type.String(),
          name: Type.String(),
          role: Role,
          operator_id: Type.String(),
          operator: Type.String(),
          created_at: Time,
          expires_at: Time,
          last_used_at: TimeOrNull,
        }),
      ),
    }),
  },
  addKey: {
    method: 'POST',
    path: '/keys',
    needs: 'act',
    isPersonal: true,
    summary:
      'Make a key for a script, which acts in the name of the operator who makes it; its secret is answered once',
    body: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' }),
        role: Role,
        days: Type.Integer({
          minimum: 1,
          maximum: longestDays.read,
          description: `At most ${longestDays.act} for a key that may act.`,
        }),
      },
      strict,
    ),
    reply: Type.Object({ key_id: Type.String(), key: Type.String(), expires_at: Time }),
  },
  removeKey: {
    method: 'DELETE',
    path: '/keys/:key_id',
    needs: 'act',
    isPersonal: true,
    summary: 'Remove a key; scripts that use it can do nothing from then on',
    reply: Type.Object({}),
  },
})
