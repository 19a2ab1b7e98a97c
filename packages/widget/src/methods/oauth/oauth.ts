import type { MethodOf } from '../../flow/method.ts'
import type { OauthFlow } from './flow.ts'
import { OauthButton } from './oauth-button.tsx'
import { startedFlow } from './started-flow.ts'

/** Sign-in by oauth. */
export const oauth = {
  id: 'oauth',
  sections: () => [{ id: 'oauth', View: OauthButton }],
  flow: startedFlow,
  load: () => import('./oauth-screens.tsx'),
} satisfies MethodOf<OauthFlow>
