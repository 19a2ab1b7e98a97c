import { Type } from 'typebox'

/** A time in an answer. */
export const Timestamp = Type.String({ description: 'RFC 3339, UTC', format: 'date-time' })
