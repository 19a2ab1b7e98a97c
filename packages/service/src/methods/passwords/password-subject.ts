/** Returns the key under which the wrong passwords of an address are counted. */
export const toPasswordSubject = (canonicalEmail: string): string =>
  `password:email:${canonicalEmail}`
