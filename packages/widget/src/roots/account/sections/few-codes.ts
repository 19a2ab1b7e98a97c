/** From this number of unused codes on, the user is asked to make new ones. */
export const fewCodes = 3
