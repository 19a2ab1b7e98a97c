import { secondSteps, type User } from '@portico/client'
import { limits } from '@portico/contract'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import type { SentCode } from '../../../flow/account/account-section.ts'
import { CodeEntry } from '../../../flow/account/code-entry.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { useSessionMinutes } from '../../../flow/account/use-session-minutes.ts'
import { NextIcon } from '../../../foundation/icons/next-icon.tsx'
import { PhoneIcon } from '../../../foundation/icons/phone-icon.tsx'
import { WarningIcon } from '../../../foundation/icons/warning-icon.tsx'
import { Banner } from '../../../foundation/parts/banner/banner.tsx'
import { CalmBanner } from '../../../foundation/parts/banner/calm-banner.tsx'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { minuteMs } from '../../../foundation/time/minute-ms.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../../kernel/context/text-with-address.tsx'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { WithTexts } from '../../../kernel/context/with-texts.tsx'
import { codeText } from '../../../locales/en/forms.ts'
import { resendText } from '../../../locales/en/resend.ts'
import type { Stage } from './step-stage.ts'

type Phone = User['phone_numbers'][number]
type Sent = SentCode & { readonly phone: Phone }

const expiration_minutes = limits.passcode.defaultMinutes
const texts = { ...codeText, ...resendText }

/** Turns text messages on for one of the user's numbers. */
export function UseSms({ onStage }: { onStage: (stage: Stage) => void }): ReactNode {
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <WithTexts texts={texts}>
      {sent ? (
        <EnterCode sent={sent} onBack={() => setSent(null)} onStage={onStage} />
      ) : (
        <ChooseNumber onSent={setSent} onBack={() => onStage({ name: 'first' })} />
      )}
    </WithTexts>
  )
}

/** Sends a code to a number. A session that is signed in proves it. */
function useSend() {
  const { client } = useWidget()
  return async (phone: Phone, signal: AbortSignal): Promise<Sent> => {
    const { phone_number: destination } = phone
    const { method_id: methodId } = await client.otps.sms.send(
      destination,
      { expiration_minutes },
      { signal },
    )
    return { phone, destination, methodId, expiresAt: Date.now() + expiration_minutes * minuteMs }
  }
}

const toTitle = ({ phone_number }: Phone) => <bdi dir="ltr">{phone_number}</bdi>

function ChooseNumber(props: { onSent: (sent: Sent) => void; onBack: () => void }): ReactNode {
  const { onSent, onBack } = props
  const { user, hasSection, openStep } = useAccount()
  const text = useText()
  const send = useSend()
  const numbers = user.phone_numbers.filter(({ verified }) => verified)
  const [only] = numbers
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.addStep'),
    call: send,
    done: onSent,
  })
  const isOne = numbers.length === 1
  return (
    <AccountScreen
      title={text('account.step.smsTitle')}
      lead={text('account.step.smsContent')}
      problem={problem}
      onBack={onBack}
    >
      {numbers.length > 0 && (
        <ItemList label={text('account.phones')}>
          {numbers.map((phone) => {
            const title = toTitle(phone)
            return isOne ? (
              <li className="st-item" key={phone.phone_id}>
                <PhoneIcon />
                <ItemText title={title} />
              </li>
            ) : (
              <li key={phone.phone_id}>
                <button
                  className="st-item"
                  type="button"
                  disabled={isPending}
                  onClick={() => submit(phone)}
                >
                  <PhoneIcon />
                  <ItemText title={title} />
                  <NextIcon />
                </button>
              </li>
            )
          })}
        </ItemList>
      )}
      <CalmBanner tone="warning" icon={<WarningIcon />}>
        {text('account.step.smsRisk')}
      </CalmBanner>
      <Stack>
        {isOne && only && (
          <Button kind="primary" isLoading={isPending} onPress={() => submit(only)}>
            {text('account.sendCode')}
          </Button>
        )}
        {numbers.length === 0 && hasSection('phones') && (
          <Button kind="primary" onPress={() => openStep('phones', { kind: 'add' })}>
            {text('account.phones.add')}
          </Button>
        )}
      </Stack>
    </AccountScreen>
  )
}

function EnterCode(props: {
  sent: Sent
  onBack: () => void
  onStage: (stage: Stage) => void
}): ReactNode {
  const { sent, onBack, onStage } = props
  const { phone, destination } = sent
  const { client } = useWidget()
  const { openSection } = useAccount()
  const text = useText()
  const send = useSend()
  const session_duration_minutes = useSessionMinutes()
  // after the code, which works once: the proof of the app may have to be asked for
  const add = useAct({
    act: () => text('account.act.addStep'),
    call: ({ phone_id }: Phone, signal) => secondSteps(client).addSms({ phone_id }, { signal }),
    done() {
      onStage({ name: 'first' })
      openSection('secondStep', text('account.step.smsOn'))
    },
    closed: onBack,
  })
  return (
    <AccountScreen
      title={text('passcode.title')}
      lead={<TextWithAddress id="passcode.sentConfirmation" values={{ destination }} isOwnLine />}
      onBack={onBack}
    >
      <Banner tone="error" {...add.problem} />
      <CodeEntry
        sent={sent}
        act={text('account.act.addStep')}
        verify={(code, { methodId }, signal) =>
          client.otps.authenticate(code, methodId, { session_duration_minutes }, { signal })
        }
        onVerified={() => add.submit(phone)}
        resend={(signal) => send(phone, signal)}
      />
    </AccountScreen>
  )
}
