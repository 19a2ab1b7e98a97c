/** Parts that the schemas of settings share. */
import { Type } from 'typebox'

/** An unknown key is an error, because it may be a typo. */
export const strict = { additionalProperties: false }

/** A whole number, of minutes or of the setting's own unit. */
export const Minutes = (minimum: number, maximum: number) =>
  Type.Optional(Type.Integer({ minimum, maximum }))

/** A non-empty text. */
export const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
