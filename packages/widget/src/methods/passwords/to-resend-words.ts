import type { Text } from '../../kernel/text/create-text.ts'
import { formatRuns } from '../../kernel/text/format-runs.ts'

const whole = 'password.didntGetItResend'

/**
 * "Didn't get it?" and the words of the button after it. Version 5 has both in one text, with the button
 * marked in it; version 6 has the button's alone.
 */
export function toResendWords(text: Text): { lead: string; button: string } {
  const runs = formatRuns(text.with({ [whole]: '' }).find(whole))
  const button = runs.find(({ tag }) => tag === 'resendButton')?.text
  return button
    ? {
        lead: runs
          .filter(({ tag }) => tag === null)
          .map((run) => run.text.trim())
          .join(' '),
        button,
      }
    : { lead: text('passcode.didntGetIt'), button: text('button.resendEmail') }
}
