/** Matches a single address whose domain has a dot. The service checks the stricter rules. */
const pattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/u

/** The longest address that mail can carry (RFC 5321). */
const most = 254

/** Whether a text may be an e-mail address. Forms check it before every submit (specification section 5). */
export const isEmail = (text: string): boolean => text.length <= most && pattern.test(text)
