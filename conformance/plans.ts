/** The test plans, each a list of modules in the order of the official plan. */

import { isLongRun } from '@portico/testkit/run'
import { fapi2Modules } from './fapi2-modules.ts'
import { oidccBackchannelLogoutDiscoveryEndpointVerification } from './modules/oidcc-backchannel-logout-discovery-endpoint-verification.ts'
import { oidccBackchannelRpInitiatedLogout } from './modules/oidcc-backchannel-rp-initiated-logout.ts'
import { oidccClaimsEssential } from './modules/oidcc-claims-essential.ts'
import { oidccClaimsLocales } from './modules/oidcc-claims-locales.ts'
import { oidccCodereuse } from './modules/oidcc-codereuse.ts'
import { oidccCodereuse30seconds } from './modules/oidcc-codereuse-30seconds.ts'
import { oidccDiscoveryEndpointVerification } from './modules/oidcc-discovery-endpoint-verification.ts'
import { oidccDisplayPage } from './modules/oidcc-display-page.ts'
import { oidccDisplayPopup } from './modules/oidcc-display-popup.ts'
import { oidccEnsureClientAssertionWithIssAudSucceeds } from './modules/oidcc-ensure-client-assertion-with-iss-aud-succeeds.ts'
import { oidccEnsureOtherScopeOrderSucceeds } from './modules/oidcc-ensure-other-scope-order-succeeds.ts'
import { oidccEnsurePostRequestSucceeds } from './modules/oidcc-ensure-post-request-succeeds.ts'
import { oidccEnsureRedirectUriInAuthorizationRequest } from './modules/oidcc-ensure-redirect-uri-in-authorization-request.ts'
import { oidccEnsureRegisteredRedirectUri } from './modules/oidcc-ensure-registered-redirect-uri.ts'
import { oidccEnsureRequestObjectWithRedirectUri } from './modules/oidcc-ensure-request-object-with-redirect-uri.ts'
import { oidccEnsureRequestWithAcrValuesSucceeds } from './modules/oidcc-ensure-request-with-acr-values-succeeds.ts'
import { oidccEnsureRequestWithUnknownParameterSucceeds } from './modules/oidcc-ensure-request-with-unknown-parameter-succeeds.ts'
import { oidccEnsureRequestWithValidPkceSucceeds } from './modules/oidcc-ensure-request-with-valid-pkce-succeeds.ts'
import { oidccEnsureRequestWithoutNonceSucceedsForCodeFlow } from './modules/oidcc-ensure-request-without-nonce-succeeds-for-code-flow.ts'
import { oidccIdTokenHint } from './modules/oidcc-id-token-hint.ts'
import { oidccIdtokenRs256 } from './modules/oidcc-idtoken-rs256.ts'
import { oidccIdtokenSignature } from './modules/oidcc-idtoken-signature.ts'
import { oidccIdtokenUnsigned } from './modules/oidcc-idtoken-unsigned.ts'
import { oidccLoginHint } from './modules/oidcc-login-hint.ts'
import { oidccMaxAge1 } from './modules/oidcc-max-age-1.ts'
import { oidccMaxAge10000 } from './modules/oidcc-max-age-10000.ts'
import { oidccPromptLogin } from './modules/oidcc-prompt-login.ts'
import { oidccPromptNoneLoggedIn } from './modules/oidcc-prompt-none-logged-in.ts'
import { oidccPromptNoneNotLoggedIn } from './modules/oidcc-prompt-none-not-logged-in.ts'
import { oidccRedirectUriQueryAdded } from './modules/oidcc-redirect-uri-query-added.ts'
import { oidccRedirectUriQueryMismatch } from './modules/oidcc-redirect-uri-query-mismatch.ts'
import { oidccRedirectUriQueryOk } from './modules/oidcc-redirect-uri-query-OK.ts'
import { oidccRedirectUriRegfrag } from './modules/oidcc-redirect-uri-regfrag.ts'
import { oidccRefreshToken } from './modules/oidcc-refresh-token.ts'
import { oidccRefreshTokenRpKeyRotation } from './modules/oidcc-refresh-token-rp-key-rotation.ts'
import { oidccRegistrationJwksUri } from './modules/oidcc-registration-jwks-uri.ts'
import { oidccRegistrationLogoUri } from './modules/oidcc-registration-logo-uri.ts'
import { oidccRegistrationPolicyUri } from './modules/oidcc-registration-policy-uri.ts'
import { oidccRegistrationSectorBad } from './modules/oidcc-registration-sector-bad.ts'
import { oidccRegistrationSectorUri } from './modules/oidcc-registration-sector-uri.ts'
import { oidccRegistrationTosUri } from './modules/oidcc-registration-tos-uri.ts'
import { oidccRequestUriSignedRs256 } from './modules/oidcc-request-uri-signed-rs256.ts'
import { oidccRequestUriUnsigned } from './modules/oidcc-request-uri-unsigned.ts'
import { oidccRequestUriUnsignedSupportedCorrectlyOrRejectedAsUnsupported } from './modules/oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported.ts'
import { oidccResponseTypeMissing } from './modules/oidcc-response-type-missing.ts'
import { oidccRpInitiatedLogout } from './modules/oidcc-rp-initiated-logout.ts'
import { oidccRpInitiatedLogoutBadIdTokenHint } from './modules/oidcc-rp-initiated-logout-bad-id-token-hint.ts'
import { oidccRpInitiatedLogoutBadPostLogoutRedirectUri } from './modules/oidcc-rp-initiated-logout-bad-post-logout-redirect-uri.ts'
import { oidccRpInitiatedLogoutDiscoveryEndpointVerification } from './modules/oidcc-rp-initiated-logout-discovery-endpoint-verification.ts'
import { oidccRpInitiatedLogoutModifiedIdTokenHint } from './modules/oidcc-rp-initiated-logout-modified-id-token-hint.ts'
import { oidccRpInitiatedLogoutNoIdTokenHint } from './modules/oidcc-rp-initiated-logout-no-id-token-hint.ts'
import { oidccRpInitiatedLogoutNoParams } from './modules/oidcc-rp-initiated-logout-no-params.ts'
import { oidccRpInitiatedLogoutNoPostLogoutRedirectUri } from './modules/oidcc-rp-initiated-logout-no-post-logout-redirect-uri.ts'
import { oidccRpInitiatedLogoutNoState } from './modules/oidcc-rp-initiated-logout-no-state.ts'
import { oidccRpInitiatedLogoutOnlyState } from './modules/oidcc-rp-initiated-logout-only-state.ts'
import { oidccRpInitiatedLogoutQueryAddedToPostLogoutRedirectUri } from './modules/oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri.ts'
import { oidccScopeAddress } from './modules/oidcc-scope-address.ts'
import { oidccScopeAll } from './modules/oidcc-scope-all.ts'
import { oidccScopeEmail } from './modules/oidcc-scope-email.ts'
import { oidccScopePhone } from './modules/oidcc-scope-phone.ts'
import { oidccScopeProfile } from './modules/oidcc-scope-profile.ts'
import { oidccServer } from './modules/oidcc-server.ts'
import { oidccServerClientSecretPost } from './modules/oidcc-server-client-secret-post.ts'
import { oidccServerRotateKeys } from './modules/oidcc-server-rotate-keys.ts'
import { oidccUiLocales } from './modules/oidcc-ui-locales.ts'
import { oidccUnsignedRequestObjectSupportedCorrectlyOrRejectedAsUnsupported } from './modules/oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported.ts'
import { oidccUserinfoGet } from './modules/oidcc-userinfo-get.ts'
import { oidccUserinfoPostBody } from './modules/oidcc-userinfo-post-body.ts'
import { oidccUserinfoPostHeader } from './modules/oidcc-userinfo-post-header.ts'
import { oidccUserinfoRs256 } from './modules/oidcc-userinfo-rs256.ts'
import type { Module, Variant } from './runner/module.ts'

export interface Plan {
  readonly name: string
  readonly variant: Variant
  readonly modules: readonly Module[]
}

/** Basic OP, `oidcc-basic-certification-test-plan`, for client apps that an operator registers (`static_client`). */
const basic: readonly Module[] = [
  oidccServer,
  oidccResponseTypeMissing,
  oidccUserinfoGet,
  oidccUserinfoPostHeader,
  oidccUserinfoPostBody,
  oidccEnsureRequestWithoutNonceSucceedsForCodeFlow,
  oidccScopeProfile,
  oidccScopeEmail,
  oidccScopeAddress,
  oidccScopePhone,
  oidccScopeAll,
  oidccEnsureOtherScopeOrderSucceeds,
  oidccDisplayPage,
  oidccDisplayPopup,
  oidccPromptLogin,
  oidccPromptNoneNotLoggedIn,
  oidccPromptNoneLoggedIn,
  oidccMaxAge1,
  oidccMaxAge10000,
  oidccEnsureRequestWithUnknownParameterSucceeds,
  oidccIdTokenHint,
  oidccLoginHint,
  oidccUiLocales,
  oidccClaimsLocales,
  oidccEnsureRequestWithAcrValuesSucceeds,
  oidccCodereuse,
  oidccCodereuse30seconds,
  oidccEnsureRegisteredRedirectUri,
  oidccEnsurePostRequestSucceeds,
  oidccServerClientSecretPost,
  oidccUnsignedRequestObjectSupportedCorrectlyOrRejectedAsUnsupported,
  oidccClaimsEssential,
  oidccEnsureRequestObjectWithRedirectUri,
  oidccRefreshToken,
  oidccEnsureRequestWithValidPkceSucceeds,
]

/** What that plan has besides for client apps that register themselves (`dynamic_client`). */
const basicDynamic: readonly Module[] = [
  oidccIdtokenSignature,
  oidccIdtokenUnsigned,
  oidccRequestUriUnsignedSupportedCorrectlyOrRejectedAsUnsupported,
]

/** RP-initiated logout OP, `oidcc-rp-initiated-logout-certification-test-plan`. */
const rpInitiatedLogout: readonly Module[] = [
  oidccRpInitiatedLogoutDiscoveryEndpointVerification,
  oidccRpInitiatedLogout,
  oidccRpInitiatedLogoutBadPostLogoutRedirectUri,
  oidccRpInitiatedLogoutModifiedIdTokenHint,
  oidccRpInitiatedLogoutBadIdTokenHint,
  oidccRpInitiatedLogoutNoIdTokenHint,
  oidccRpInitiatedLogoutNoParams,
  oidccRpInitiatedLogoutOnlyState,
  oidccRpInitiatedLogoutNoPostLogoutRedirectUri,
  oidccRpInitiatedLogoutNoState,
  oidccRpInitiatedLogoutQueryAddedToPostLogoutRedirectUri,
]

/** Back-channel logout OP, `oidcc-backchannel-rp-initiated-logout-certification-test-plan`. */
const backchannelLogout: readonly Module[] = [
  oidccBackchannelLogoutDiscoveryEndpointVerification,
  oidccBackchannelRpInitiatedLogout,
]

/** Dynamic OP, `oidcc-dynamic-certification-test-plan`. */
const dynamic: readonly Module[] = [
  oidccIdtokenRs256,
  oidccIdtokenUnsigned,
  oidccUserinfoRs256,
  oidccEnsureRedirectUriInAuthorizationRequest,
  oidccRedirectUriQueryOk,
  oidccRedirectUriQueryMismatch,
  oidccRedirectUriQueryAdded,
  oidccRedirectUriRegfrag,
  oidccDiscoveryEndpointVerification,
  oidccServer,
  oidccRegistrationLogoUri,
  oidccRegistrationPolicyUri,
  oidccRegistrationTosUri,
  oidccRegistrationJwksUri,
  oidccRegistrationSectorUri,
  oidccRegistrationSectorBad,
  oidccServerRotateKeys,
  oidccRefreshTokenRpKeyRotation,
  oidccRequestUriUnsigned,
  oidccRequestUriSignedRs256,
  oidccEnsureRequestObjectWithRedirectUri,
  oidccRefreshToken,
  oidccEnsureClientAssertionWithIssAudSucceeds,
]

const plain: Variant = { responseMode: null, clientAuth: 'client_secret_basic' }

const keyed: Variant = { ...plain, clientAuth: 'private_key_jwt' }

/**
 * What an answer's way changes: where it goes, what it carries, how an error is told. Each change runs these by `form_post`;
 * the long run all that "Basic" runs by the query.
 */
const byForm: readonly Module[] = isLongRun
  ? basic
  : [oidccServer, oidccPromptNoneNotLoggedIn, oidccCodereuse]

/** The plans of OpenID Connect. Key rotation comes last of all that share a provider's keys. */
export const plans: readonly Plan[] = [
  { name: 'Basic', variant: plain, modules: basic },
  { name: 'Basic for apps that register', variant: plain, modules: basicDynamic },
  { name: 'Form Post', variant: { ...plain, responseMode: 'form_post' }, modules: byForm },
  { name: 'Config', variant: plain, modules: [oidccDiscoveryEndpointVerification] },
  { name: 'RP-initiated logout', variant: plain, modules: rpInitiatedLogout },
  { name: 'Back-channel logout', variant: plain, modules: backchannelLogout },
  { name: 'Dynamic', variant: keyed, modules: dynamic },
]

/** Apart: it asks for things that the plans of OpenID Connect do not allow a provider to ask of every client app. */
export const fapi2Plan: Plan = { name: 'FAPI 2.0', variant: keyed, modules: fapi2Modules }
