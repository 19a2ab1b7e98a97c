import { interactionPolicy } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { AuthorizationEvaluation } from '../authorize/evaluate-authorization-request.ts'
import { isReauthenticated } from '../authorize/pending-reauthentication.ts'
import { type HintedAddress, readHintedAddress } from '../authorize/read-hinted-address.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { getInternalAuthorization } from '../engine/get-internal-authorization.ts'

/**
 * The client app expects another account than the one that is signed in (`login_hint`, OpenID Connect Core 3.1.2.1):
 * the person chooses. A page that cannot let them choose goes on as if nothing had been hinted.
 */
export function createLoginHint(
  ports: EnginePorts,
  project: ProjectConfig,
): interactionPolicy.Check {
  const { Check } = interactionPolicy
  return new Check(
    'login_hint',
    'login_hint and authenticated account do not match',
    'account_selection_required',
    async ({ oidc }) => {
      const { evaluation, isChoiceOffered } = getInternalAuthorization()
      const hint = evaluation && readHintedAddress(evaluation.params.login_hint)
      if (!evaluation || !hint || isOwn(evaluation, hint)) return Check.NO_NEED_TO_PROMPT
      const isSilent = oidc.prompts.has('none')
      const isAsked = isSilent ? mayLearn(evaluation, hint) : isChoiceOffered
      if (!isAsked) return Check.NO_NEED_TO_PROMPT
      return !(await isReauthenticated(ports, project, evaluation))
    },
  )
}

function isOwn({ proved }: AuthorizationEvaluation, hint: HintedAddress): boolean {
  const { emails, credentials } = proved.user
  const own = [
    ...emails.map(({ email }) => email),
    ...credentials.phones.map(({ phoneNumber }) => phoneNumber),
  ]
  return own.some((text) => readHintedAddress(text)?.address === hint.address)
}

/** With `prompt=none` the error tells the app whose session this is: only an app that may read the address gets it. */
function mayLearn({ app, isCovered, wanted }: AuthorizationEvaluation, { kind }: HintedAddress) {
  return isCovered && (app.isFirstParty || wanted.scopes.includes(kind))
}
