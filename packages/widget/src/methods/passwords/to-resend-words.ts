import type { Text } from '../../kernel/text/create-text.ts'
import { formatRuns } from '../../kernel/text/format-runs.ts'

const whole = 'password.didntGetItResend'

/**
 * Returns "Didn't get it?" and the label of the button after it. In version 5 of the packages that hosts migrate from,
 * both are one text in which the button is marked; version 6 has only the button's label.
 */
export function toResendWords(text: Text): { lead: string; button: string } {
  const runs = formatRuns(text.find(whole, ''))
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
