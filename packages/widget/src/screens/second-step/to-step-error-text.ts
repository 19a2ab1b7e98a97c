import { PorticoAPIError } from '@portico/client'
import type { Text } from '../../kernel/text/create-text.ts'
import { toErrorText } from '../../kernel/text/error-text.ts'

/** What the service answers once the first step is over, and its cookie too. */
const over = ['intermediate_session_not_found', 'user_unauthenticated', 'session_not_found']

/** Returns the text of an error between the two steps of a sign-in. */
export const toStepErrorText = (error: unknown, text: Text): Promise<string> | string =>
  error instanceof PorticoAPIError && over.includes(error.error_type)
    ? text('secondStep.expired')
    : toErrorText(error, text)
