/**
 * What a person can do about a link that did not sign in.
 *
 * @param errorType - the service's `error_type`, or null for another failure
 */
export function explainFailure(errorType: string | null): string {
  switch (errorType) {
    case 'unable_to_auth_magic_link':
      return 'A link signs in once, until it expires or a newer one is sent. Ask for a new link.'
    case 'pkce_mismatch':
      return 'This link signs in only the browser that asked for it. Open it there, or ask for a new one.'
    case null:
      return 'Check that the service runs, then open the link again: it was not used.'
    default:
      return 'Ask for a new link in the playground.'
  }
}
