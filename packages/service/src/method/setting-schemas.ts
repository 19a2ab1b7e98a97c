/** Parts that schemas of settings share. */
import { Type } from 'typebox'

/** A key that is not known is an error: it may be a typo. */
export const strict = { additionalProperties: false }

/** A whole number of minutes, or of whatever the setting counts. */
export const Minutes = (minimum: number, maximum: number) =>
  Type.Optional(Type.Integer({ minimum, maximum }))

/** A text that is not empty. */
export const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
