import { PorticoAPIError, PorticoAPIUnreachableError } from '@portico/client'
import type { Text } from '../../kernel/text/create-text.ts'
import type { TextId } from '../../kernel/text/text-id.ts'

type ToText = (error: unknown, text: Text) => Promise<string> | string

/**
 * Returns the text of an error between the two steps of a sign-in.
 *
 * @param toText - the text of an error of the service
 * @param otherId - the text of any other one, which is of the browser's own prompt
 */
export const toPasskeyStepText =
  (toText: ToText, otherId: TextId = 'account.confirm.notProved'): ToText =>
  (error, text) =>
    error instanceof PorticoAPIError || error instanceof PorticoAPIUnreachableError
      ? toText(error, text)
      : text(otherId)
