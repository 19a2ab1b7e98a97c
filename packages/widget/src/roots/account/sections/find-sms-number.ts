import type { User } from '@portico/client'

/** Finds the number that gets the code of a second step; null when none does. */
export const findSmsNumber = ({ phone_numbers }: Pick<User, 'phone_numbers'>): string | null =>
  phone_numbers.find((one) => one.is_second_step)?.phone_number ?? null
