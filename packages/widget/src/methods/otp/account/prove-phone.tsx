import { limits } from '@portico/contract'
import type { ReactNode } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import type { AccountStep } from '../../../flow/account/account-section.ts'
import { CodeEntry } from '../../../flow/account/code-entry.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../../kernel/context/text-with-address.tsx'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { defaultRegion } from '../countries.ts'
import { parsePhone } from '../phone-number.ts'
import { sendToPhone } from './send-to-phone.ts'

/** The field for the code that was sent to a new number. */
export function ProvePhone({ step }: { step: Extract<AccountStep, { kind: 'code' }> }): ReactNode {
  const widget = useWidget()
  const { client, config } = widget
  const { user, openSection } = useAccount()
  const text = useText()
  const minutes = config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  const { destination } = step
  const channel = step.channel === 'whatsapp' ? step.channel : 'sms'
  const [primary] = user.emails
  return (
    <AccountScreen
      title={text('passcode.title')}
      lead={<TextWithAddress id="passcode.sentConfirmation" values={{ destination }} isOwnLine />}
      onBack={() => openSection('phones')}
    >
      <CodeEntry
        sent={step}
        act={text('account.act.addPhone')}
        verify={(code, { methodId }, signal) =>
          client.otps.authenticate(
            code,
            methodId,
            { session_duration_minutes: minutes },
            { signal },
          )
        }
        onVerified={() =>
          openSection(
            'phones',
            primary
              ? text('account.added', { value: destination, primary: primary.email })
              : text('account.addedAlone', { value: destination }),
          )
        }
        resend={async (signal) => {
          // the shown number contains its calling code, so it can be parsed with any region
          const { number } = await parsePhone({ region: defaultRegion, text: destination })
          return sendToPhone(widget, channel, number, destination, signal)
        }}
      />
    </AccountScreen>
  )
}
