import type { Flow } from '../../flow/flow.ts'
import type { OauthEvent, OauthScreen } from './flow.ts'

/** What leads away from Main, before the screens are there. */
export const startedFlow = {
  'oauth.started': { from: ['main'], to: () => ({ name: 'oauth.prove' }) },
} satisfies Partial<Flow<OauthScreen, OauthEvent>>
