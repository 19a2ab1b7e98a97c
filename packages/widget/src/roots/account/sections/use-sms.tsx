import { secondSteps, type User } from '@portico/client'
import { limits } from '@portico/contract'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import type { SentCode } from '../../../flow/account/account-section.ts'
import { CodeEntry } from '../../../flow/account/code-entry.tsx'
import { ReadPart, useRead } from '../../../flow/account/read-part.tsx'
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
import { phoneText } from '../../../locales/en/otp-phones.ts'
import { resendText } from '../../../locales/en/resend.ts'
import type { Stage } from './step-stage.ts'

type Phone = User['phone_numbers'][number]
/** A code, and the number in the E.164 format. */
type Sent = SentCode & { readonly number: string }

const expiration_minutes = limits.passcode.defaultMinutes
const texts = { ...phoneText, ...codeText, ...resendText }

interface Shown {
  onSent(sent: Sent): void
  onBack(): void
}

/** Turns text messages on for one of the user's numbers, or for a new one. */
export function UseSms({ onStage }: { onStage: (stage: Stage) => void }): ReactNode {
  const { user } = useAccount()
  const [sent, setSent] = useState<Sent | null>(null)
  // a number that the code adds must not change the screen
  const [numbers] = useState(() => user.phone_numbers.filter(({ verified }) => verified))
  const props = { onSent: setSent, onBack: () => onStage({ name: 'first' }) }
  return (
    <WithTexts texts={texts}>
      {sent ? (
        <EnterCode sent={sent} onBack={() => setSent(null)} onStage={onStage} />
      ) : numbers.length > 0 ? (
        <ChooseNumber {...props} numbers={numbers} />
      ) : (
        <NewNumber {...props} />
      )}
    </WithTexts>
  )
}

/** Sends a code to a number of the user. A session that is signed in proves it. */
function useSend() {
  const { client } = useWidget()
  return async (number: string, signal: AbortSignal): Promise<Sent> => {
    const sent = await client.otps.sms.send(number, { expiration_minutes }, { signal })
    const expiresAt = Date.now() + expiration_minutes * minuteMs
    return { number, destination: number, methodId: sent.method_id, expiresAt }
  }
}

const loadForm = () => import('../../../methods/otp/account/add-phone.tsx')

function NewNumber({ onSent, onBack }: Shown): ReactNode {
  const text = useText()
  const read = useRead(loadForm)
  const purpose = {
    title: text('account.step.smsTitle'),
    lead: text('account.step.smsContent'),
    act: text('account.act.addStep'),
    note: <Risk />,
    ...{ onBack, onSent },
  }
  return <ReadPart read={read}>{({ AddPhone }) => <AddPhone purpose={purpose} />}</ReadPart>
}

function Risk(): ReactNode {
  const text = useText()
  return (
    <CalmBanner tone="warning" icon={<WarningIcon />}>
      {text('account.step.smsRisk')}
    </CalmBanner>
  )
}

const toTitle = ({ phone_number }: Phone) => <bdi dir="ltr">{phone_number}</bdi>

function ChooseNumber({ numbers, onSent, onBack }: Shown & { numbers: readonly Phone[] }) {
  const text = useText()
  const send = useSend()
  const [only, ...others] = numbers
  const isOne = others.length === 0
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.addStep'),
    call: send,
    done: onSent,
  })
  return (
    <AccountScreen
      title={text('account.step.smsTitle')}
      lead={text('account.step.smsContent')}
      problem={problem}
      onBack={onBack}
    >
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
                onClick={() => submit(phone.phone_number)}
              >
                <PhoneIcon />
                <ItemText title={title} />
                <NextIcon />
              </button>
            </li>
          )
        })}
      </ItemList>
      <Risk />
      {isOne && only && (
        <Stack>
          <Button kind="primary" isLoading={isPending} onPress={() => submit(only.phone_number)}>
            {text('account.sendCode')}
          </Button>
        </Stack>
      )}
    </AccountScreen>
  )
}

function EnterCode(props: {
  sent: Sent
  onBack: () => void
  onStage: (stage: Stage) => void
}): ReactNode {
  const { sent, onBack, onStage } = props
  const { number, destination } = sent
  const { client } = useWidget()
  const { openSection } = useAccount()
  const text = useText()
  const send = useSend()
  const session_duration_minutes = useSessionMinutes()
  // after the code, which works once: the proof of the app may have to be asked for
  const add = useAct({
    act: () => text('account.act.addStep'),
    async call(_: null, signal) {
      const own = client.user.getSync()?.phone_numbers ?? []
      const phone_id = own.find(({ phone_number }) => phone_number === number)?.phone_id ?? ''
      return secondSteps(client).addSms({ phone_id }, { signal })
    },
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
        onVerified={() => add.submit(null)}
        resend={(signal) => send(number, signal)}
      />
    </AccountScreen>
  )
}
