/** The screens of the account. They form one chunk; what only some users open comes in further ones. */

import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { teachPlurals } from '../../kernel/text/format-text.ts'
import { choosePlurals } from '../../kernel/text/plurals.ts'
import { accountText } from '../../locales/en/account.ts'
import { AccountLeft } from './account-left.tsx'
import { AccountView } from './account-view.tsx'
import { type AccountFlow, accountFlow } from './flow.ts'
import { WatchSession } from './watch-session.ts'

teachPlurals(choosePlurals)

/** The screens of the account. */
export const screens = registerScreens({
  flow: accountFlow,
  views: { account: AccountView, 'account.left': AccountLeft },
  texts: accountText,
  Background: WatchSession,
} satisfies ScreensOf<AccountFlow>)
