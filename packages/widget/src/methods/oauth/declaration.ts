import type { AuthReply } from '@portico/contract'
import type { MethodDeclaration } from '../../method/declare-method.ts'
import type { OauthOptions } from './options.ts'
import { oauthText } from './text/en.ts'

/** Oauth. */
export const oauth: MethodDeclaration<
  keyof typeof oauthText,
  { oauthOptions?: OauthOptions },
  { OAUTH_AUTHENTICATE: AuthReply }
> = { texts: oauthText }
