/** All of the method but its button on Main, in one chunk: its screens and their words. */

import { Confirmation } from '../../confirmation/confirmation.tsx'
import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { type CryptoFlow, type CryptoProps, cryptoFlow } from './flow.ts'
import { Prove } from './prove.tsx'
import { cryptoText } from './text/en.ts'

const Success = (_: CryptoProps<'crypto.success'>) => <Confirmation text="crypto.success.content" />

/** What the method shows behind Main. */
export const screens = registerScreens({
  flow: cryptoFlow,
  views: { 'crypto.prove': Prove, 'crypto.success': Success },
  texts: cryptoText,
} satisfies ScreensOf<CryptoFlow>)
