import { errors } from 'oidc-provider'
import type { WeighedRequest } from './weigh-request.ts'

/** The engine stops here: a person is to sign in, or to decide. Never leads to the client app. */
export class Unsettled extends errors.OIDCProviderError {
  /** Null when nobody is signed in. */
  readonly request: WeighedRequest | null

  constructor(request: WeighedRequest | null) {
    super(400, 'interaction_required')
    // Not the person's answer yet: the client app hears nothing.
    this.allow_redirect = false
    this.request = request
  }
}
