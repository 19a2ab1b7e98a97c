/** The error code of a message to a number whose owner answered STOP. */
export const unsubscribed = 1240

/** Reads the error code at the end of a problem's type: `https://developer.vonage.com/api-errors/messages#1170`. */
export const readVonageError = (type: unknown): number =>
  typeof type === 'string' ? Number(/#(\d+)$/.exec(type)?.[1] ?? 0) : 0
