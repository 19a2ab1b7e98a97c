import { oauthText } from '../../locales/en/oauth.ts'
import { askText } from '../../locales/en/oauth-ask.ts'
import { cancelledText } from '../../locales/en/oauth-cancelled.ts'
import { inAppText } from '../../locales/en/oauth-in-app.ts'
import type { MethodDeclaration } from '../method-declaration.ts'
import type { OauthOptions } from './options.ts'

const texts = { ...oauthText, ...inAppText, ...cancelledText, ...askText }

/** The events that the method emits to the host. */
interface OauthEvents {
  /** The user cancelled at the provider and has returned. */
  OAUTH_FLOW_CANCELLED: Record<string, never>
}

/** Declares sign-in with an account at an OAuth provider. */
export const oauth: MethodDeclaration<
  keyof typeof texts,
  { oauthOptions?: OauthOptions },
  OauthEvents
> = {
  texts,
}
