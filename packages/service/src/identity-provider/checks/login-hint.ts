import { interactionPolicy } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'
import type { AuthorizationEvaluation } from '../request/evaluate-authorization-request.ts'
import { isReauthenticated } from '../request/pending-reauthentication.ts'
import { type HintedAddress, readHintedAddress } from '../request/read-hinted-address.ts'

/**
 * Lets the user choose an account if the client app expects another one than the current one (`login_hint`, OpenID
 * Connect Core section 3.1.2.1). A page on which the user cannot choose ignores the hint.
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

/**
 * Returns true if the app may learn whether the hint matches. With `prompt=none` the error would reveal it, so only an
 * app that may read the address gets this error.
 */
function mayLearn({ app, isCovered, wanted }: AuthorizationEvaluation, { kind }: HintedAddress) {
  return isCovered && (app.isFirstParty || wanted.scopes.includes(kind))
}
