import type { TotpCreationReply } from '@portico/client'
import { limits } from '@portico/contract'
import { type ReactNode, useState } from 'react'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { CopyIcon } from '../../foundation/icons/copy-icon.tsx'
import { OtpInput } from '../../foundation/parts/otp-input/otp-input.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { Text } from '../../kernel/text/create-text.ts'
import { accountAppText } from '../../locales/en/account-app.ts'
import { WithAccountTexts } from '../account/account-language.tsx'
import { AccountScreen } from '../account/account-screen.tsx'
import { useProjectName } from '../account/use-project-name.ts'
import { isAboutCode } from '../further-factor/further-factor.tsx'
import { useSubmit } from '../use-submit.ts'
import { QrCode } from './qr-code.tsx'
import { toAppAddress } from './to-app-address.ts'
import { useCopy } from './use-copy.ts'

registerStyles(`
& .st-screen>.st-app{display:grid;gap:12px;justify-items:start;margin-top:calc(5*var(--st-spacing))}
& .st-app>p{font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground);overflow-wrap:anywhere}
& .st-app-key{display:flex;box-sizing:border-box;align-items:center;width:100%;min-height:44px;padding-block:9px;padding-inline-start:15px;background:var(--st-muted);border:1px solid var(--st-border);border-radius:6px}
& .st-app-key>code{flex:1;font:15px/1.6 var(--st-font-family-mono);text-align:start}
& .st-app-key>button{display:grid;flex:none;place-items:center;width:44px;height:44px;margin-block:-9px;border-radius:6px}
& .st-app-code>p{margin-bottom:6px;font-size:var(--st-small);font-weight:600;line-height:1.4286}
`)

interface Shown {
  readonly app: TotpCreationReply
  /** Called after the right first code. */
  onChecked(): void
  /** Called when another window has begun anew meanwhile. */
  onLost(): void
  onBack(): void
  /** @default the texts of all screens */
  readonly toText?: (error: unknown, text: Text) => Promise<string> | string
}

/** The first of two steps: the app learns the key, and the user enters the first code. */
export function AddApp(props: Shown): ReactNode {
  return (
    <WithAccountTexts room="account-app" texts={accountAppText}>
      <App {...props} />
    </WithAccountTexts>
  )
}

function App(props: Shown): ReactNode {
  const { app, onBack } = props
  const { user } = app
  const text = useText()
  const project = useProjectName()
  // a phone cannot scan its own screen
  const [isPhone] = useState(() => matchMedia('(pointer:coarse)').matches)
  const [isKey, setKey] = useState(isPhone)
  const label = user.emails.find(({ verified }) => verified)?.email ?? user.user_id
  const address = toAppAddress(app.secret, project, label)
  return (
    <AccountScreen
      progress={text('account.step.progress', { n: 1, all: 2 })}
      title={text(isKey ? 'account.app.key' : 'account.app.scan')}
      lead={text(isKey ? 'account.app.keyContent' : 'account.app.scanContent')}
      onBack={onBack}
    >
      <div className="st-app">
        {isKey ? (
          <>
            <AppKey secret={app.secret} />
            {isPhone && (
              <a className="st-text-button" href={address}>
                {text('account.app.open')}
              </a>
            )}
            <p>{text('account.app.facts', { account: label })}</p>
          </>
        ) : (
          <QrCode content={address} label={text('account.app.qr')} />
        )}
        <p>
          <TextButton onPress={() => setKey(!isKey)}>
            {text(isKey ? 'account.app.scanInstead' : 'account.app.enterKey')}
          </TextButton>
        </p>
      </div>
      <FirstCode {...props} />
    </AccountScreen>
  )
}

/** The key, as users type it. */
function AppKey({ secret }: { secret: string }): ReactNode {
  const text = useText()
  const { isCopied, copy } = useCopy(secret)
  useAnnounce(isCopied ? text('account.step.copied') : null)
  return (
    <div className="st-app-key" dir="ltr">
      <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      {copy && (
        <button type="button" aria-label={text('account.app.copy')} onClick={copy}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </button>
      )}
    </div>
  )
}

/** The field for the first code. */
function FirstCode({ app: { totp_id }, onChecked, onLost, toText }: Shown): ReactNode {
  const { client, toInputId } = useWidget()
  const text = useText()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(0)
  const { submit, isPending, problem, dismiss } = useSubmit({
    call: (totp_code: string, signal) => client.totps.check({ totp_id, totp_code }, { signal }),
    done: onChecked,
    failed(failure) {
      if (failure.errorType === 'totps_not_found_for_user') onLost()
      else if (isAboutCode(failure)) setWrong(wrong + 1)
    },
    ...(toText && { toText }),
  })
  const isAboutField = problem !== null && isAboutCode(problem)
  const hint = isAboutField && wrong > 1 ? ` ${text('account.app.clock')}` : ''
  const error = problem && `${problem.text}${isAboutField ? hint : ''}`
  useAnnounce(error, 'assertive')
  return (
    <Stack onSubmit={() => code.length === limits.passcode.digits && submit(code)}>
      <div className="st-app-code">
        <p aria-hidden="true">{text('account.app.code')}</p>
        <OtpInput
          id={toInputId('first-code')}
          label={text('account.app.code')}
          value={code}
          onChange={(typed) => {
            dismiss()
            setCode(typed)
          }}
          onComplete={submit}
          state={isPending ? 'verifying' : error ? 'wrong' : 'idle'}
          error={error}
        />
      </div>
    </Stack>
  )
}
