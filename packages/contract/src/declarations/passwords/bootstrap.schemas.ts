import { Type } from 'typebox'

/** What pages read about passwords. */
export const bootstrap = {
  pkce_required_for_password_resets: Type.Boolean(),
  password_config: Type.Union([
    Type.Null(),
    Type.Object({
      luds_complexity: Type.Integer(),
      luds_minimum_count: Type.Integer(),
      strength_policy: Type.Optional(Type.Union([Type.Literal('zxcvbn'), Type.Literal('luds')])),
    }),
  ]),
}
