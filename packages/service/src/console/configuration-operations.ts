import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'

const TextOrNull = Type.Union([Type.String(), Type.Null()])

/** The call about the configuration; nothing of it is changed here. */
export const configurationOperations = defineConsoleOperations({
  readConfiguration: {
    method: 'GET',
    path: '/configuration',
    needs: 'operator',
    summary: 'Each setting: its value, where it comes from, and what it would be without that',
    reply: Type.Object({
      /** The configuration file; null for none. */
      file: TextOrNull,
      /** The key of the project in the file. */
      place: Type.String(),
      settings: Type.Array(
        Type.Object({
          key: Type.String(),
          /** JSON; `null` while it is not set. */
          value: Type.String(),
          default: Type.String(),
          source: Type.Union([
            Type.Literal('file'),
            Type.Literal('default'),
            Type.Literal('service'),
          ]),
        }),
      ),
      variables: Type.Array(
        Type.Object({
          name: Type.String(),
          is_set: Type.Boolean(),
          /** Null for one that is or may contain a secret, and while it is not set. */
          value: TextOrNull,
        }),
      ),
    }),
  },
})
