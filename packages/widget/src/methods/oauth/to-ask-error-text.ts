import { StytchAPIError } from '@portico/client'
import type { Text } from '../../kernel/text/create-text.ts'
import { toErrorText } from '../../kernel/text/error-text.ts'

/** The sentence for a refusal of what was asked: a token that is over is no secret that could be sent anew. */
export const toAskErrorText = (error: unknown, text: Text): Promise<string> | string =>
  error instanceof StytchAPIError && error.error_type === 'oauth_token_not_found'
    ? text('oauth.ask.expired')
    : toErrorText(error, text)
