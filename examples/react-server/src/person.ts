/** Who is signed in, as far as the page shows it. */
export interface Person {
  email: string
}

/** What a session says of how somebody signed in: on the wire and in its JWT alike. */
interface Proven {
  authentication_factors: readonly { email_factor?: { email_address: string } }[]
}

/** Reads the person from a session. */
export function toPerson({ authentication_factors }: Proven): Person {
  const factor = authentication_factors.find(({ email_factor }) => email_factor)
  return { email: factor?.email_factor?.email_address ?? '' }
}
