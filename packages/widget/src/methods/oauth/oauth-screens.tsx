/** All of the method but its button on Main, in one chunk: its screens and their words. */

import { Confirmation } from '../../confirmation/confirmation.tsx'
import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { type OauthFlow, type OauthProps, oauthFlow } from './flow.ts'
import { Prove } from './prove.tsx'
import { oauthText } from './text/en.ts'

const Success = (_: OauthProps<'oauth.success'>) => <Confirmation text="oauth.success.content" />

/** What the method shows behind Main. */
export const screens = registerScreens({
  flow: oauthFlow,
  views: { 'oauth.prove': Prove, 'oauth.success': Success },
  texts: oauthText,
} satisfies ScreensOf<OauthFlow>)
