import type { MethodDeclaration } from '../method-declaration.ts'
import type { OauthOptions } from './options.ts'
import { askText } from './text/ask-en.ts'
import { cancelledText } from './text/cancelled-en.ts'
import { oauthText } from './text/en.ts'
import { inAppText } from './text/in-app-en.ts'

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
