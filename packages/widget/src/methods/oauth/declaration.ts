import type { MethodDeclaration } from '../../method/declare-method.ts'
import type { OauthOptions } from './options.ts'
import { oauthText } from './text/en.ts'
import { inAppText } from './text/in-app-en.ts'

const texts = { ...oauthText, ...inAppText }

/** Sign-in with an account at another site. */
export const oauth: MethodDeclaration<keyof typeof texts, { oauthOptions?: OauthOptions }> = {
  texts,
}
