import { PorticoAPIError } from '@portico/client'
import type { ReactNode } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import type { AccountStep } from '../../../flow/account/account-section.ts'
import { CodeEntry } from '../../../flow/account/code-entry.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../../kernel/context/text-with-address.tsx'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { toErrorText } from '../../../kernel/text/error-text.ts'
import { sendToEmail } from './send-to-email.ts'

/** The field for the code that was sent to an address. */
export function ProveEmail({ step }: { step: Extract<AccountStep, { kind: 'code' }> }): ReactNode {
  const { client } = useWidget()
  const { user, openSection } = useAccount()
  const text = useText()
  const { destination } = step
  const primary = user.emails.find(({ email }) => email !== destination)?.email
  return (
    <AccountScreen
      title={text('passcode.title')}
      lead={<TextWithAddress id="passcode.sentConfirmation" values={{ destination }} isOwnLine />}
      onBack={() => openSection('emails')}
    >
      <CodeEntry
        sent={step}
        act={text('account.act.addEmail')}
        verify={(code, { methodId }, signal) =>
          client.user.proveEmail({ method_id: methodId, code }, { signal })
        }
        onVerified={() =>
          openSection(
            'emails',
            primary
              ? text('account.added', { value: destination, primary })
              : text('account.addedAlone', { value: destination }),
          )
        }
        resend={(signal) => sendToEmail(client, destination, signal)}
        toText={(error) =>
          error instanceof PorticoAPIError &&
          error.error_type === 'email_belongs_to_another_account'
            ? text('account.emails.belongsToAnother')
            : toErrorText(error, text)
        }
      />
    </AccountScreen>
  )
}
