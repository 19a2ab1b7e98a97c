/** Oauth on the login widget. */
export interface OauthOptions {
  /** What stands in the field from the start; the person may change it. */
  subject?: string
}
