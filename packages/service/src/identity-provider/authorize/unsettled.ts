import { errors } from 'oidc-provider'
import type { AuthorizationEvaluation } from './evaluate-authorization-request.ts'

/** The engine stops here: a person is to sign in, or to decide. Never leads to the client app. */
export class Unsettled extends errors.OIDCProviderError {
  /** Null when nobody is signed in. */
  readonly request: AuthorizationEvaluation | null

  constructor(request: AuthorizationEvaluation | null) {
    super(400, 'interaction_required')
    // Not the person's answer yet: the client app hears nothing.
    this.allow_redirect = false
    this.request = request
  }
}
