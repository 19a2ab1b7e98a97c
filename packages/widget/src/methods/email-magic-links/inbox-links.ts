/** Where a person's inbox is, at the three providers (specification section 2, Email Confirmation). */
export interface InboxLinks {
  readonly gmail: string
  readonly yahoo: string
  readonly outlook: string
}

/**
 * Links to the inbox, or to a search in it by the sender's domain.
 *
 * @param email - the person's address; picks the right account where several are signed in
 * @param senderDomain - where the mail came from, or null when unknown
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
    // Yahoo's router decodes twice.
    yahoo: `https://mail.yahoo.com/d/search/keyword=${encodeURIComponent(encodeURIComponent(`from:${senderDomain}`))}`,
    outlook: `https://outlook.office.com/mail/deeplink/search?query=${from}`,
  }
}

/**
 * The domain that the project's mail comes from, when it is known for sure.
 *
 * @param domainHint - what the host says
 * @param emailDomains - what bootstrap says; counts only when there is exactly one
 */
export function findSenderDomain(
  domainHint: string | undefined,
  emailDomains: readonly string[],
): string | null {
  if (domainHint) return domainHint
  const [only, another] = emailDomains
  return only && another === undefined ? only : null
}
