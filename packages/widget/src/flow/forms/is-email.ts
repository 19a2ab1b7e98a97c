/** One address with a dotted domain; whatever stricter rules there are, the service has. */
const pattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/u

/** The longest address that mail can carry (RFC 5321). */
const most = 254

/** Whether a text may be an e-mail address; checked before any submit (specification section 5). */
export const isEmail = (text: string): boolean => text.length <= most && pattern.test(text)
