import { PorticoAPIError } from '@portico/client'
import type { Text } from '../../kernel/text/create-text.ts'
import { toErrorText } from '../../kernel/text/error-text.ts'

/**
 * Returns the sentence for a refused proof. For an expired provider token, it says that the sign-in must be started
 * again, because no new code can help.
 */
export const toAskErrorText = (error: unknown, text: Text): Promise<string> | string =>
  error instanceof PorticoAPIError && error.error_type === 'oauth_token_not_found'
    ? text('secondStep.expired')
    : toErrorText(error, text)
