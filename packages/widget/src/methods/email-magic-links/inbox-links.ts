/** Addresses of the user's inbox at three mail providers (specification section 2, Email Confirmation). */
export interface InboxLinks {
  readonly gmail: string
  readonly yahoo: string
  readonly outlook: string
}

/**
 * Returns links to the inbox, or to a search in it for the sender's domain.
 *
 * @param email - the user's address; Gmail opens the inbox of this account if several are signed in
 * @param senderDomain - the domain that the mail was sent from, or null if it is unknown
 */
export function getInboxLinks(email: string, senderDomain: string | null): InboxLinks {
  const gmail = `https://mail.google.com/mail/u/${encodeURIComponent(email)}`
  if (!senderDomain) {
    return {
      gmail: `${gmail}/#inbox`,
      yahoo: 'https://mail.yahoo.com/',
      outlook: 'https://outlook.office.com/mail/0/inbox',
    }
  }
  const from = encodeURIComponent(`from:@${senderDomain}`)
  return {
    gmail: `${gmail}/#search/${from}+in%3Aanywhere+newer_than%3A1h`,
    // Yahoo decodes the parameter twice, so it is encoded twice
    yahoo: `https://mail.yahoo.com/d/search/keyword=${encodeURIComponent(encodeURIComponent(`from:${senderDomain}`))}`,
    outlook: `https://outlook.office.com/mail/deeplink/search?query=${from}`,
  }
}

/**
 * Returns the domain that the project's mail is sent from, if it is certain.
 *
 * @param domainHint - the host's option
 * @param emailDomains - the domains in the project's settings; used only if there is exactly one
 */
export function findSenderDomain(
  domainHint: string | undefined,
  emailDomains: readonly string[],
): string | null {
  if (domainHint) return domainHint
  const [only, another] = emailDomains
  return only && another === undefined ? only : null
}
