/** Masks a number so that only its owner recognises it: `•••67`. The number of dots is constant, as in a masked address. */
export const maskPhone = (phoneNumber: string): string => `•••${phoneNumber.slice(-2)}`
