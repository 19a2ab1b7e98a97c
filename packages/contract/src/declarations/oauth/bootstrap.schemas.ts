import { Type } from 'typebox'

/** What pages read about sign-in at providers. */
export const bootstrap = {
  pkce_required_for_oauth: Type.Boolean(),
  /** The configured providers by their ids; for custom ones also the label and icon of their button. */
  oauth_providers: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({ label: Type.Optional(Type.String()), icon: Type.Optional(Type.String()) }),
    ),
  ),
}
