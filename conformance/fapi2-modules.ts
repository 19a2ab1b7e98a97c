/** FAPI 2.0 Security Profile Final, `fapi2-security-profile-final-test-plan`, for private_key_jwt, DPoP and OpenID Connect. */
import { fapi2AccessTokenTypeHeaderCaseSensitivity } from './modules/fapi2-security-profile-final-access-token-type-header-case-sensitivity.ts'
import { fapi2AttemptReuseAuthorizationCodeAfterOneSecond } from './modules/fapi2-security-profile-final-attempt-reuse-authorization-code-after-one-second.ts'
import { fapi2CheckDpopProofNbfExp } from './modules/fapi2-security-profile-final-check-dpop-proof-nbf-exp.ts'
import { fapi2DiscoveryEndPointVerification } from './modules/fapi2-security-profile-final-discovery-end-point-verification.ts'
import { fapi2DpopNegativeTests } from './modules/fapi2-security-profile-final-dpop-negative-tests.ts'
import { fapi2EnsureAuthorizationCodeIsBoundToClient } from './modules/fapi2-security-profile-final-ensure-authorization-code-is-bound-to-client.ts'
import { fapi2EnsureAuthorizationRequestWith64CharNonceSuccess } from './modules/fapi2-security-profile-final-ensure-authorization-request-with-64-char-nonce-success.ts'
import { fapi2EnsureAuthorizationRequestWithLongNonce } from './modules/fapi2-security-profile-final-ensure-authorization-request-with-long-nonce.ts'
import { fapi2EnsureAuthorizationRequestWithLongState } from './modules/fapi2-security-profile-final-ensure-authorization-request-with-long-state.ts'
import { fapi2EnsureAuthorizationRequestWithoutNonceSuccess } from './modules/fapi2-security-profile-final-ensure-authorization-request-without-nonce-success.ts'
import { fapi2EnsureAuthorizationRequestWithoutStateSuccess } from './modules/fapi2-security-profile-final-ensure-authorization-request-without-state-success.ts'
import { fapi2EnsureClientAssertionInTokenEndpoint } from './modules/fapi2-security-profile-final-ensure-client-assertion-in-token-endpoint.ts'
import { fapi2EnsureClientAssertionWithExpIs5MinutesInPastFails } from './modules/fapi2-security-profile-final-ensure-client-assertion-with-exp-is-5-minutes-in-past-fails.ts'
import { fapi2EnsureClientAssertionWithNoSubFails } from './modules/fapi2-security-profile-final-ensure-client-assertion-with-no-sub-fails.ts'
import { fapi2EnsureClientAssertionWithWrongAudFails } from './modules/fapi2-security-profile-final-ensure-client-assertion-with-wrong-aud-fails.ts'
import { fapi2EnsureClientIdInTokenEndpoint } from './modules/fapi2-security-profile-final-ensure-client-id-in-token-endpoint.ts'
import { fapi2EnsureDifferentNonceInsideAndOutsideRequestObject } from './modules/fapi2-security-profile-final-ensure-different-nonce-inside-and-outside-request-object.ts'
import { fapi2EnsureDifferentStateInsideAndOutsideRequestObject } from './modules/fapi2-security-profile-final-ensure-different-state-inside-and-outside-request-object.ts'
import { fapi2EnsureDpopAuthCodeBindingSuccess } from './modules/fapi2-security-profile-final-ensure-dpop-auth-code-binding-success.ts'
import { fapi2EnsureDpopproofAtParEndpointBindingSuccess } from './modules/fapi2-security-profile-final-ensure-dpopproof-at-par-endpoint-binding-success.ts'
import { fapi2EnsureDpopproofWithIat10secondsAfterSucceeds } from './modules/fapi2-security-profile-final-ensure-dpopproof-with-iat-10seconds-after-succeeds.ts'
import { fapi2EnsureDpopproofWithIat10secondsBeforeSucceeds } from './modules/fapi2-security-profile-final-ensure-dpopproof-with-iat-10seconds-before-succeeds.ts'
import { fapi2EnsureHolderOfKeyRequired } from './modules/fapi2-security-profile-final-ensure-holder-of-key-required.ts'
import { fapi2EnsureMismatchedDpopJktFails } from './modules/fapi2-security-profile-final-ensure-mismatched-dpop-jkt-fails.ts'
import { fapi2EnsureOtherScopeOrderSucceeds } from './modules/fapi2-security-profile-final-ensure-other-scope-order-succeeds.ts'
import { fapi2EnsurePkceCodeVerifierRequired } from './modules/fapi2-security-profile-final-ensure-pkce-code-verifier-required.ts'
import { fapi2EnsureRedirectUriInAuthorizationRequest } from './modules/fapi2-security-profile-final-ensure-redirect-uri-in-authorization-request.ts'
import { fapi2EnsureRequestObjectWithoutRedirectUriFails } from './modules/fapi2-security-profile-final-ensure-request-object-without-redirect-uri-fails.ts'
import { fapi2EnsureResponseTypeCodeIdtokenFails } from './modules/fapi2-security-profile-final-ensure-response-type-code-idtoken-fails.ts'
import { fapi2EnsureResponseTypeTokenFails } from './modules/fapi2-security-profile-final-ensure-response-type-token-fails.ts'
import { fapi2EnsureSignedClientAssertionWithRS256Fails } from './modules/fapi2-security-profile-final-ensure-signed-client-assertion-with-RS256-fails.ts'
import { fapi2EnsureTokenEndpointFailsWithExpiredAuthCode } from './modules/fapi2-security-profile-final-ensure-token-endpoint-fails-with-expired-auth-code.ts'
import { fapi2EnsureTokenEndpointFailsWithMismatchedDpopJkt } from './modules/fapi2-security-profile-final-ensure-token-endpoint-fails-with-mismatched-dpop-jkt.ts'
import { fapi2EnsureTokenEndpointFailsWithMismatchedDpopProofJkt } from './modules/fapi2-security-profile-final-ensure-token-endpoint-fails-with-mismatched-dpop-proof-jkt.ts'
import { fapi2EnsureUnsignedAuthorizationRequestWithoutUsingParFails } from './modules/fapi2-security-profile-final-ensure-unsigned-authorization-request-without-using-par-fails.ts'
import { fapi2HappyFlow } from './modules/fapi2-security-profile-final-happy-flow.ts'
import { fapi2IncorrectPkceCodeVerifierRejected } from './modules/fapi2-security-profile-final-incorrect-pkce-code-verifier-rejected.ts'
import { fapi2ParAttemptInvalidHttpMethod } from './modules/fapi2-security-profile-final-par-attempt-invalid-http-method.ts'
import { fapi2ParAttemptReuseRequestUri } from './modules/fapi2-security-profile-final-par-attempt-reuse-request_uri.ts'
import { fapi2ParAttemptToUseExpiredRequestUri } from './modules/fapi2-security-profile-final-par-attempt-to-use-expired-request_uri.ts'
import { fapi2ParAttemptToUseRequestUriForDifferentClient } from './modules/fapi2-security-profile-final-par-attempt-to-use-request_uri-for-different-client.ts'
import { fapi2ParAuthorizationRequestContainingRequestUriFormParam } from './modules/fapi2-security-profile-final-par-authorization-request-containing-request_uri-form-param.ts'
import { fapi2ParEnsureJwtClientAssertionsNbf8SecondsInTheFutureIsAccepted } from './modules/fapi2-security-profile-final-par-ensure-jwt-client-assertions-nbf-8-seconds-in-the-future-is-accepted.ts'
import { fapi2ParEnsureJwtClientAssertionsNbfOver60SecondsInTheFutureFails } from './modules/fapi2-security-profile-final-par-ensure-jwt-client-assertions-nbf-over-60-seconds-in-the-future-fails.ts'
import { fapi2ParEnsurePkceRequired } from './modules/fapi2-security-profile-final-par-ensure-pkce-required.ts'
import { fapi2ParEnsureReusedRequestUriPriorToAuthCompletionSucceeds } from './modules/fapi2-security-profile-final-par-ensure-reused-request-uri-prior-to-auth-completion-succeeds.ts'
import { fapi2ParPlainPkceRejected } from './modules/fapi2-security-profile-final-par-plain-pkce-rejected.ts'
import { fapi2ParTestArrayAsAudienceFails } from './modules/fapi2-security-profile-final-par-test-array-as-audience-fails.ts'
import { fapi2ParTestParEndpointUrlAsAudienceFails } from './modules/fapi2-security-profile-final-par-test-par-endpoint-url-as-audience-fails.ts'
import { fapi2ParTestTokenEndpointUrlAsAudienceFails } from './modules/fapi2-security-profile-final-par-test-token-endpoint-url-as-audience-fails.ts'
import { fapi2ParWithoutDuplicateParameters } from './modules/fapi2-security-profile-final-par-without-duplicate-parameters.ts'
import { fapi2PlainFapiTolerateUnregisteredRedirectUri } from './modules/fapi2-security-profile-final-plain-fapi-tolerate-unregistered-redirect-uri.ts'
import { fapi2RefreshToken } from './modules/fapi2-security-profile-final-refresh-token.ts'
import { fapi2StateOnlyOutsideRequestObjectNotUsed } from './modules/fapi2-security-profile-final-state-only-outside-request-object-not-used.ts'
import { fapi2TestClaimsParameterIdentityClaims } from './modules/fapi2-security-profile-final-test-claims-parameter-identity-claims.ts'
import { fapi2UserRejectsAuthentication } from './modules/fapi2-security-profile-final-user-rejects-authentication.ts'
import type { Module } from './runner/module.ts'

/** Its modules, in the order of the official plan. */
export const fapi2Modules: readonly Module[] = [
  fapi2DiscoveryEndPointVerification,
  fapi2HappyFlow,
  fapi2UserRejectsAuthentication,
  fapi2EnsureAuthorizationRequestWithoutStateSuccess,
  fapi2EnsureAuthorizationRequestWithoutNonceSuccess,
  fapi2EnsureAuthorizationRequestWith64CharNonceSuccess,
  fapi2EnsureOtherScopeOrderSucceeds,
  fapi2TestClaimsParameterIdentityClaims,
  fapi2AccessTokenTypeHeaderCaseSensitivity,
  fapi2CheckDpopProofNbfExp,
  fapi2EnsureDpopproofWithIat10secondsBeforeSucceeds,
  fapi2EnsureDpopproofWithIat10secondsAfterSucceeds,
  fapi2EnsureMismatchedDpopJktFails,
  fapi2EnsureTokenEndpointFailsWithMismatchedDpopProofJkt,
  fapi2EnsureTokenEndpointFailsWithMismatchedDpopJkt,
  fapi2EnsureDpopproofAtParEndpointBindingSuccess,
  fapi2EnsureDpopAuthCodeBindingSuccess,
  fapi2EnsureDifferentNonceInsideAndOutsideRequestObject,
  fapi2EnsureDifferentStateInsideAndOutsideRequestObject,
  fapi2EnsureAuthorizationRequestWithLongNonce,
  fapi2EnsureAuthorizationRequestWithLongState,
  fapi2StateOnlyOutsideRequestObjectNotUsed,
  fapi2EnsureRequestObjectWithoutRedirectUriFails,
  fapi2PlainFapiTolerateUnregisteredRedirectUri,
  fapi2EnsureUnsignedAuthorizationRequestWithoutUsingParFails,
  fapi2EnsureRedirectUriInAuthorizationRequest,
  fapi2EnsureResponseTypeCodeIdtokenFails,
  fapi2EnsureResponseTypeTokenFails,
  fapi2EnsureClientIdInTokenEndpoint,
  fapi2EnsureHolderOfKeyRequired,
  fapi2EnsureAuthorizationCodeIsBoundToClient,
  fapi2AttemptReuseAuthorizationCodeAfterOneSecond,
  fapi2EnsureTokenEndpointFailsWithExpiredAuthCode,
  fapi2EnsureSignedClientAssertionWithRS256Fails,
  fapi2EnsureClientAssertionInTokenEndpoint,
  fapi2EnsureClientAssertionWithExpIs5MinutesInPastFails,
  fapi2EnsureClientAssertionWithWrongAudFails,
  fapi2EnsureClientAssertionWithNoSubFails,
  fapi2DpopNegativeTests,
  fapi2RefreshToken,
  fapi2ParEnsureReusedRequestUriPriorToAuthCompletionSucceeds,
  fapi2ParAttemptReuseRequestUri,
  fapi2ParAttemptToUseExpiredRequestUri,
  fapi2ParEnsureJwtClientAssertionsNbf8SecondsInTheFutureIsAccepted,
  fapi2ParEnsureJwtClientAssertionsNbfOver60SecondsInTheFutureFails,
  fapi2ParAttemptToUseRequestUriForDifferentClient,
  fapi2ParAuthorizationRequestContainingRequestUriFormParam,
  fapi2ParAttemptInvalidHttpMethod,
  fapi2ParEnsurePkceRequired,
  fapi2EnsurePkceCodeVerifierRequired,
  fapi2IncorrectPkceCodeVerifierRejected,
  fapi2ParPlainPkceRejected,
  fapi2ParWithoutDuplicateParameters,
  fapi2ParTestArrayAsAudienceFails,
  fapi2ParTestParEndpointUrlAsAudienceFails,
  fapi2ParTestTokenEndpointUrlAsAudienceFails,
]
