import { Type } from 'typebox'

/** What pages read about magic links. */
export const bootstrap = { pkce_required_for_email_magic_links: Type.Boolean() }
