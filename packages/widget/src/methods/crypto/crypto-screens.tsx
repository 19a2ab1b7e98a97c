/** The part of sign-in with crypto wallets behind Main: the screens, their texts, and the requests to wallets. */

import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { AlertIcon } from '../../foundation/icons/alert-icon.tsx'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { cryptoText } from '../../locales/en/crypto.ts'
import { ConnectScreen } from './connect-screen.tsx'
import { type CryptoFlow, type CryptoProps, cryptoFlow } from './flow.ts'
import { OthersScreen } from './others-screen.tsx'
import { SetupScreen } from './setup-screen.tsx'
import { SignScreen } from './sign-screen.tsx'

/** The screen Crypto Error. */
function FailedScreen({ emit }: CryptoProps<'crypto.error'>) {
  const text = useText()
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={() => emit({ type: 'crypto.left' })} />
      <Disc tone="error" icon={<AlertIcon />} />
      <Heading>{text('crypto.error.title')}</Heading>
      <Lead>{text('crypto.error.content')}</Lead>
    </>
  )
}

/**
 * The screen Crypto Confirmation. It does not emit `AUTHENTICATE_FLOW_COMPLETE` to the host: the specification has that
 * event only for passcodes and passkeys, and hosts receive `CRYPTO_WALLET_AUTHENTICATE` (protocol facts, section 1.7).
 */
function SuccessScreen(_: CryptoProps<'crypto.success'>) {
  const text = useText()
  return (
    <>
      <Disc tone="success" icon={<CheckIcon />} />
      <Heading>{text('crypto.success.title')}</Heading>
      <Lead>{text('crypto.success.content')}</Lead>
    </>
  )
}

/** The screens of crypto wallets behind Main. */
export const screens = registerScreens({
  flow: cryptoFlow,
  views: {
    'crypto.connect': ConnectScreen,
    'crypto.sign': SignScreen,
    'crypto.others': OthersScreen,
    'crypto.setup': SetupScreen,
    'crypto.error': FailedScreen,
    'crypto.success': SuccessScreen,
  },
  texts: cryptoText,
} satisfies ScreensOf<CryptoFlow>)
